/** The open tables: those for everybody, and my own. */
import { post } from './api'
import { mine } from './mine.svelte'
import type { GameSearch, NewOffer, Offer, Offers } from './people'
import { ring } from './sounds.svelte'
import { Stream, type Connection } from './stream'

export type Level = NonNullable<NewOffer['level']>
export const LEVELS: readonly Level[] = ['any', 'beginner', 'practised', 'expert']

class OpenTables {
  all = $state.raw<readonly Offer[]>([])
  /** The one that is listened for by its name: null if there is none, undefined as long as that is not known. */
  sought = $state.raw<Offer | null | undefined>(undefined)
  connection = $state<Connection>('connecting')
  /** What somebody has typed who is asked for a name before sitting down. */
  called = $state('')
  /** The latest of my tables at which a game has begun while this page was open. */
  begun = $state.raw<Offer | null>(null)
  private name = ''

  /** Hears of them, and of the one of this name, until the returned function is called. */
  listen(name = ''): () => void {
    if (name !== this.name) this.sought = undefined
    this.name = name
    const hear = ({ offers, sought }: Offers): void => {
      this.notice(offers)
      this.all = offers
      this.sought = sought
      this.connection = 'open'
    }
    const stream = new Stream<Offers>(
      () => `/api/offers-stream${name && `?${new URLSearchParams({ offer: name })}`}`,
      hear,
      (why) => (this.connection = why),
    )
    return () => {
      stream.close()
      this.begun = null
    }
  }

  /** Rings when others sit down at my table, and notes that its game has begun. */
  private notice(offers: readonly Offer[]): void {
    const me = mine.person?.person
    for (const offer of offers) {
      const before = this.all.find((one) => one.offer === offer.offer)
      if (!before || before.table || !before.guests.some(({ person }) => person === me)) continue
      if (offer.table) this.begun = offer
      if (offer.table || offer.guests.length > before.guests.length) ring()
    }
  }

  make(wanted: NewOffer): Promise<Offer> {
    return post('/api/offers', wanted)
  }

  /** Takes a place at an open table that fits, or offers one; for who has no name this one stands in. */
  async find(search: GameSearch, standIn: string): Promise<Offer> {
    await mine.introduce(this.called, standIn)
    return post('/api/offers/find', search)
  }

  /** Takes a place; for whoever says no name this one stands in. */
  async join(offer: string, standIn: string): Promise<Offer> {
    await mine.introduce(this.called, standIn)
    return post(`/api/offers/${offer}/join`, {})
  }

  /** Invites somebody of this name. */
  invite(offer: string, name: string): Promise<Offer> {
    return post(`/api/offers/${offer}/invite`, { name })
  }

  /** Gives a place up, or declines an invitation, as the stream then tells. */
  async leave(offer: string): Promise<void> {
    await post(`/api/offers/${offer}/leave`, {})
  }

  start(offer: string): Promise<Offer> {
    return post(`/api/offers/${offer}/start`, {})
  }
}

export const openTables = new OpenTables()

/** How many people sit there once all have come. */
export function placesOf({ wanted }: Offer): number {
  return wanted.seats - (wanted.bots ?? 0)
}
