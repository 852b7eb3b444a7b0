/** The languages that can be spoken, as the server lists them: the screen itself knows none. */
import { get } from './api'
import type { LanguageInfo } from './protocol'
import { settings } from './settings.svelte'

class Languages {
  all = $state.raw<readonly LanguageInfo[]>([])

  /** Fetches the list, once. Whoever has not chosen a language hears the first that they know, or else the first there is. */
  async bring(): Promise<void> {
    if (!this.all.length) this.all = await get<LanguageInfo[]>('/api/languages')
    const codes = this.all.map(({ code }) => code)
    if (codes.includes(settings.language)) return
    const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]!)
    settings.language = wanted.find((code) => codes.includes(code)) ?? codes[0] ?? ''
  }

  /** The language to which a press changes: the next one in the list, if there are several. */
  get next(): LanguageInfo | undefined {
    if (this.all.length < 2) return undefined
    const now = this.all.findIndex(({ code }) => code === settings.language)
    return this.all[(now + 1) % this.all.length]
  }

  /** Changes to another language, and keeps that. */
  change(code: string): void {
    settings.change({ language: code })
  }
}

export const languages = new Languages()
