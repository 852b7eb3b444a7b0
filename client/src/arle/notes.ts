/** What notes tell of action spaces, buildings and destinations. */
import type { Message } from '../lib/protocol'
import { say } from '../lib/speak.svelte'

/** What something printed does, and how it is read here where the rules are silent. */
export function noteOf(fact: { text: Message; ruling: Message | null } | undefined): string {
  return fact
    ? [say('effect-sentence', { effect: fact.text }), fact.ruling && say(fact.ruling)].filter(Boolean).join(' ')
    : ''
}
