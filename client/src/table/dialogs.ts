/** What the dialogs contain, to be fetched together when the first one is opened. */
import '../symbols/rare'

export { default as Help } from './Help.svelte'
export { default as Settings } from './Settings.svelte'
export { default as Share } from './Share.svelte'
