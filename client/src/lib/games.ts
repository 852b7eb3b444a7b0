/** The games that this client can draw, each fetched for its own players. `home/shelf.ts` says how they are offered. */
import type { Face } from './face'

// Nothing else outside their packages may import them.
const faces: Readonly<Record<string, () => Promise<{ face: Face<any> }>>> = {
  hallertau: () => import('../hallertau'),
  arle: () => import('../arle'),
  agricola: () => import('../agricola'),
}

/** What draws the game of this name. */
export async function faceOf(title: string): Promise<Face> {
  return (await faces[title]!()).face
}
