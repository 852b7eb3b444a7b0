/** Requests about the devices on which I am known, and about being known no more: for the pages that are about me. */
import { get, post } from './api'
import { mine } from './mine.svelte'
import type { Device, Me, MyDevices, Pass } from './people'

export const devices = {
  /** All devices that are mine. */
  mine: async (): Promise<readonly Device[]> => count(await get('/api/me/devices')),
  /** A link by which one more device becomes mine. */
  pass: (): Promise<Pass> => post('/api/me/passes', {}),
  /** This browser becomes whose link it is. */
  use: async (secret: string): Promise<void> => mine.comeIn(await post<Me>('/api/me/passes/use', { secret })),
  /** Nobody is known on this device any more; whoever is there is told so. */
  signOut: async ({ device }: Device): Promise<readonly Device[]> =>
    count(await post(`/api/me/devices/${device}/leave`, {})),
  /** Nobody is known on the one that is here. */
  leave: async (): Promise<void> => mine.comeIn(await post<Me>('/api/me/leave', {})),
  /** Forgets me; at my tables I am called by this name from then on. */
  forget: async (name: string): Promise<void> => mine.comeIn(await post<Me>('/api/me/forget', { name })),
}

function count({ devices }: MyDevices): readonly Device[] {
  mine.devices = devices.length
  return devices
}
