/** Which bots can be chosen, and in what order. */

import type { Message } from './protocol'

/** The bot that plays where none is chosen. */
const PREFERRED = 'farmer'
/** Bots that learn nothing: others are measured by them. */
const YARDSTICKS: readonly string[] = ['greedy', 'random']

/** The bot to be proposed of those that play a game: the one chosen last, if there is one. */
export function preferredBot(bots: readonly string[], last: string): string {
  if (bots.includes(last)) return last
  return bots.includes(PREFERRED) ? PREFERRED : (bots.at(-1) ?? '')
}

/** Whether a bot plays over HTTP, `@name`: whoever runs it sees what it sees. */
export function isProgram(bot: string): boolean {
  return bot.startsWith('@')
}

/** What a bot is called: our own in every language; one that plays over HTTP, `@name`, as it is named. */
export function botName(bot: string): Message {
  return isProgram(bot) ? { id: 'bot-program', args: { command: bot } } : { id: `bot-${bot}`, args: {} }
}

/** Bots under the ids of their headings: levels, weakest first, then what they are measured by. */
export function groupsOf(bots: readonly string[]): { heading: string; bots: readonly string[] }[] {
  return [
    { heading: 'screen-bot-levels', bots: bots.filter((bot) => !YARDSTICKS.includes(bot)) },
    { heading: 'screen-bot-yardsticks', bots: YARDSTICKS.filter((bot) => bots.includes(bot)) },
  ].filter((group) => group.bots.length)
}
