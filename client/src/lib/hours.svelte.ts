/** When I play: my hours, my time zone, my holidays. */
import { get, post } from './api'
import { mine } from './mine.svelte'
import type { HoursChange, MyHours } from './people'

class Hours {
  mine = $state.raw<MyHours | null>(null)

  private of: string | undefined

  async look(): Promise<void> {
    const me = mine.person?.person
    if (me !== this.of) this.mine = null
    this.of = me
    const found = await get<MyHours>('/api/me/hours')
    // By now this browser may be somebody else's.
    if (me === mine.person?.person) this.mine = found
  }

  async change(wanted: HoursChange): Promise<void> {
    this.mine = await post<MyHours>('/api/me/hours', wanted)
  }
}

export const hours = new Hours()
