/** Keeps the page's files in the browser, so that it works offline. */

/** Whether all that the page needs is kept now; false where the browser keeps nothing, or has no room. */
export async function keepOffline(): Promise<boolean> {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register('worker.js')
    const { active } = await navigator.serviceWorker.ready
    const { port1, port2 } = new MessageChannel()
    return await new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data)
      active!.postMessage('keep', [port2])
    })
  } catch {
    return false
  }
}
