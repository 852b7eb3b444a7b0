/** My friends, whom I have blocked, and what I report of others: for the pages and dialogs about people. */
import { get, post } from './api'
import { mine } from './mine.svelte'
import type { Friend, MyPeople, NewComplaint, NewOffer, Offer, Person, Relation, Relations, Whom } from './people'

export type Grievance = NewComplaint['why']
export const GRIEVANCES: readonly Grievance[] = ['insults', 'leaving', 'cheating', 'name', 'other']

class Acquaintances {
  friends = $state.raw<readonly Friend[]>([])
  blocked = $state.raw<readonly Person[]>([])
  /** Whose these are. */
  private whose = ''

  /** Fetches both lists; those of another person are dropped first. */
  async fetch(): Promise<void> {
    const me = mine.person?.person ?? ''
    if (me !== this.whose) this.know({ friends: [], blocked: [] })
    this.whose = me
    // A person that was only kept from before may not be this browser's any more.
    if (!me || mine.keptAt !== null) return
    const found = await get<MyPeople>('/api/me/people')
    if (me === mine.person?.person) this.know(found)
  }

  private know({ friends, blocked }: MyPeople): void {
    this.friends = friends
    this.blocked = blocked
  }

  /** My relations to the others at a table, or to the owner of a page; none while the server doesn't know me. */
  async known(of: { table: string } | { page: string }): Promise<readonly Relation[]> {
    if (!mine.person) return []
    return (await get<Relations>(`/api/me/people/known?${new URLSearchParams(of)}`)).others
  }

  async befriend(whom: Whom): Promise<void> {
    this.know(await post('/api/me/friends', whom))
  }

  async unfriend({ person }: Person): Promise<void> {
    this.know(await post(`/api/me/friends/${encodeURIComponent(person)}/remove`, {}))
  }

  async block(whom: Whom): Promise<void> {
    this.know(await post('/api/me/blocked', whom))
  }

  async unblock({ person }: Person): Promise<void> {
    this.know(await post(`/api/me/blocked/${encodeURIComponent(person)}/remove`, {}))
  }

  async report(complaint: NewComplaint): Promise<void> {
    await post('/api/me/complaints', complaint)
  }

  /** Offers a table and invites a friend to it. */
  invite({ person }: Person, wanted: NewOffer): Promise<Offer> {
    return post('/api/offers/propose', { wanted, people: [person] })
  }
}

export const acquaintances = new Acquaintances()
