/** Putting Allmende among the apps of a device, and having it open without the server. */
import { base } from './base'
import { server } from './server'

/** What a browser offers where it can install a page; not every one does. */
interface InstallEvent extends Event {
  prompt(): Promise<void>
}

/** How this page can be installed: by a press here, by the browser's own menu, not without https, or it is already. */
type Way = 'press' | 'menu' | 'insecure' | 'done'

class Installing {
  private offer = $state.raw<InstallEvent | null>(null)
  private done = $state(matchMedia('(display-mode: standalone)').matches)

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => {
      this.offer = null
      this.done = true
    })
  }

  get way(): Way {
    if (this.done) return 'done'
    if (!isSecureContext) return 'insecure'
    return this.offer ? 'press' : 'menu'
  }

  async install(): Promise<void> {
    await this.offer?.prompt()
    this.offer = null
  }

  /** Tells the browser what the app is called in this language. */
  describe(language: string): void {
    // A page that has its own server brings its own manifest, too.
    if (server.alone) return
    const link =
      document.querySelector<HTMLLinkElement>('link[rel=manifest]') ??
      document.head.appendChild(document.createElement('link'))
    link.rel = 'manifest'
    link.href = `${base}/manifest.webmanifest?language=${language}`
  }

  /** Sets up the worker that keeps what was fetched, once all that the page needs is there. */
  async work(): Promise<void> {
    // Vite's own server changes files under the same names.
    if (server.alone || !import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    const isKnown = navigator.serviceWorker.controller !== null
    try {
      await navigator.serviceWorker.register(`${base}/worker.js`)
      const { active } = await navigator.serviceWorker.ready
      if (isKnown) return
      // What came before the worker, or was on its way, it has not seen.
      const bring = (urlsToCache: string[]): void =>
        active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
      const unseen = (entries: PerformanceEntryList): string[] =>
        (entries as PerformanceResourceTiming[]).filter(({ workerStart }) => !workerStart).map(({ name }) => name)
      bring([`${location.origin}${base}/`])
      new PerformanceObserver((news) => bring(unseen(news.getEntries()))).observe({ type: 'resource', buffered: true })
    } catch {
      // Some browsers forbid it in private windows: then the page needs the server.
    }
  }
}

export const installing = new Installing()
