/** Games of other packages: their modules draw the boards, and all the rest of a table is as with our own. */
import { base } from '../lib/base'
import { desk } from '../lib/desk'
import { TO_LOG, type Face } from '../lib/face'
import { DONE } from '../lib/moves'
import { say } from '../lib/speak.svelte'
import { add } from '../symbols'
import Cover from '../table/Cover.svelte'
import Boards from './Boards.svelte'
import Help from './Help.svelte'
import Icons from './Icons.svelte'
import type { Module } from './module'
import Progress from './Progress.svelte'
import type { Guest } from './table'

const BOARD = 'board'

/** What draws a game: its own module, or plain text where there is none, or none that works. */
export async function invited(name: string): Promise<{ face: Face<Guest> }> {
  const address = (await desk.titles()).find((title) => title.name === name)?.face
  try {
    const module = address ? ((await import(/* @vite-ignore */ base + address)) as { default: Module }).default : null
    if (module?.symbols) add(module.symbols)
    return { face: faceOf(module) }
  } catch (error) {
    // Whoever writes a module wants to know; whoever plays can do so all the same.
    console.error(`What should draw ${name} can't be used:`, error)
    return { face: faceOf(null) }
  }
}

function faceOf(module: Module | null): Face<Guest> {
  return {
    Boards,
    Progress,
    Icons,
    help: () => Promise.resolve({ default: Help }),
    parts: () => ({ Cover }),
    bring: () => Promise.resolve({ module }),

    tabs: () => [{ name: BOARD, symbol: 'worker' }],
    tabOf: () => BOARD,
    tabFor: () => BOARD,
    keys: { b: { name: BOARD, tab: BOARD, selectors: ['.boards .lit', '.boards button'] }, ...TO_LOG },

    groups: [{ kinds: [] }, { kinds: [DONE] }],
    lettering: ({ move }) => ({ icons: move.icons ?? [], words: say(move.label) }),

    flights: () => [],
    slides: () => false,
    joins: () => false,
    changes: () => [],
    isRoutine: () => false,
    isCounted: () => false,
    isHeading: ({ type }) => module?.headings?.includes(type) ?? false,
    isShared: (target) => target.startsWith('space:'),

    isNearEnd: () => true,
    categorySigns: module?.score ?? [],
    // Nobody can tell whether plain text shows a hand.
    hasSecrets: (view) => (module ? (module.hasSecrets?.(view) ?? false) : true),
  }
}
