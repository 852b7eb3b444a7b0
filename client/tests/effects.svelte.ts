/** Effects, as components have them, in a test that mounts none. */
import { onTestFinished } from 'vitest'

/** Runs what makes effects; they end with the test, or when the returned function is called. */
export function within(run: () => void): () => void {
  const end = $effect.root(run)
  onTestFinished(end)
  return end
}
