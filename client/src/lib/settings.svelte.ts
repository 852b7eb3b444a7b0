/** What a person has chosen for this browser: language, light, size, speed, when to be asked, their name, the game they like. */
import { store, stored } from './storage'

type Theme = 'auto' | 'light' | 'dark'
/** How large everything is beside what fits the screen. */
export const SCALES = ['small', 'normal', 'large'] as const
export type Scale = (typeof SCALES)[number]
export const SPEEDS = [0, 1, 2, 3] as const
/** When to be asked to play cards while others decide: always, if a chance could lapse, never in another's turn. */
export const ASKS = ['always', 'lapse', 'never'] as const
export type Ask = (typeof ASKS)[number]
/** When to be asked before a turn of one's own ends: always, if something useful is left to be done, never. */
export const ENDS = ['always', 'useful', 'never'] as const
export type End = (typeof ENDS)[number]

/** How much a coach says before a move is played: nothing, what is lost by it, or what may be good to know as well. */
export const COACHES = ['off', 'gentle', 'talkative'] as const
export type Coach = (typeof COACHES)[number]

const KEY = 'allmende.settings'

/** How the games of each title were set up last: only what was not left as it is. */
type Setups = Readonly<Record<string, Readonly<Record<string, string>>>>
interface Saved {
  language: string
  theme: Theme
  size: Scale
  speed: number
  ask: Ask
  end: End
  list: boolean
  confirm: boolean
  coach: Coach | ''
  hushed: readonly string[]
  sounds: boolean
  text: boolean
  name: string
  title: string
  bot: string
  setups: Setups
}

class Settings {
  /** The code of a language, or "" before one is known. */
  language = $state('')
  theme = $state<Theme>('auto')
  size = $state<Scale>('normal')
  speed = $state(2)
  ask = $state<Ask>('lapse')
  end = $state<End>('useful')
  /** Whether the list of moves repeats what is lit on the boards. */
  list = $state(false)
  /** Whether a move with which a turn ends has to be confirmed. */
  confirm = $state(false)
  /** Empty until somebody has chosen: then beginners have a gentle one. */
  coach = $state<Coach | ''>('')
  /** The kinds of what the coach is to say no more. */
  hushed = $state.raw<readonly string[]>([])
  sounds = $state(false)
  /** Whether tables are told in words, for screen readers. */
  text = $state(false)
  name = $state('')
  /** The game that was chosen last for a new table. */
  title = $state('')
  /** The bot that was chosen last to play against. */
  bot = $state('')
  setups = $state.raw<Setups>({})
  /** Whether a table is shown, which is to stay whole on a laptop's screen, however large all else is. */
  whole = $state(false)

  constructor() {
    Object.assign(this, stored<Partial<Saved>>(KEY, {}))
    this.show()
  }

  /** Changes some settings, shows them and keeps them. */
  change(changes: Partial<Saved>): void {
    Object.assign(this, changes)
    this.show()
    const {
      language,
      theme,
      size,
      speed,
      ask,
      end,
      list,
      confirm,
      coach,
      hushed,
      sounds,
      text,
      name,
      title,
      bot,
      setups,
    } = this
    const saved: Saved = {
      language,
      theme,
      size,
      speed,
      ask,
      end,
      list,
      confirm,
      coach,
      hushed,
      sounds,
      text,
      name,
      title,
      bot,
      setups,
    }
    store(KEY, saved)
  }

  /** Shows a table, or a page that scrolls. */
  fit(whole: boolean): void {
    this.whole = whole
    this.show()
  }

  /** Whether pieces travel: not for people who asked their system for less motion. */
  get moves(): boolean {
    return this.speed > 0 && !this.text && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  private show(): void {
    const page = document.documentElement
    if (this.theme === 'auto') delete page.dataset['theme']
    else page.dataset['theme'] = this.theme
    const { size = 'normal', whole } = page.dataset
    if (this.size === size && this.whole === (whole !== undefined)) return
    if (this.size === 'normal') delete page.dataset['size']
    else page.dataset['size'] = this.size
    page.toggleAttribute('data-whole', this.whole)
    // Browsers go on to answer how much room there is in the unit that was, unless they are asked anew.
    page.style.containerType = 'normal'
    void page.offsetWidth
    page.style.containerType = ''
  }
}

export const settings = new Settings()
