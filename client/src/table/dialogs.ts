/** What the dialogs contain: fetched together when the first one is opened, but for what only few open. */
import type { AnyComponent } from '../lib/face'
import { learnPart } from '../lib/speak.svelte'
import '../symbols/rare'
import Help from './Help.svelte'
import Settings from './Settings.svelte'
import Share from './Share.svelte'

/** The players' seats are opened by two names: with links to share, or without where the page has its own server. */
const together: Readonly<Record<string, AnyComponent>> = { help: Help, settings: Settings, share: Share, seats: Share }

/** The content of the dialog of this name. */
export async function contentOf(name: string): Promise<AnyComponent> {
  return (await Promise.all([found(name), learnPart('dialogs')]))[0]
}

async function found(name: string): Promise<AnyComponent> {
  if (name === 'score-sheet') return (await import('./ScoreSheet.svelte')).default
  if (name === 'picture') return (await import('./SendPicture.svelte')).default
  if (name === 'retrospect') return (await import('./retrospect/Retrospect.svelte')).default
  if (name === 'finder') return (await import('./Finder.svelte')).default
  if (name === 'notes') return (await import('./Notes.svelte')).default
  if (name === 'compare') return (await import('./LineComparison.svelte')).default
  if (name === 'carry') return (await import('./GameLink.svelte')).default
  if (name === 'me') return (await Promise.all([import('../home/Me.svelte'), learnPart('me')]))[0].default
  if (name in together) return together[name]!
  return (await Promise.all([import('./Analysis.svelte'), learnPart('card-worth')]))[0].default
}
