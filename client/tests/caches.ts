/** What a browser keeps for pages, in the memory of a test. */
import { vi } from 'vitest'

/** Has the browser keep things until the test ends; what is kept is given, by the name of the cache and the place in it. */
export function useCaches(): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>()
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return {
        put: async (place: string, reply: Response) => void kept.set(place, reply),
        match: async (place: string) => kept.get(place)?.clone(),
        delete: async (place: string) => kept.delete(place),
        keys: async () => [...kept.keys()],
      }
    },
    delete: async (name: string) => all.delete(name),
  })
  return all
}
