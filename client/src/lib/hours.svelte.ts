/** When I play: my hours, my time zone, my holidays. */
import { get, post } from './api'
import { mine } from './mine.svelte'
import { zone } from './pace'
import type { HoursChange, MyHours } from './people'

const KEY = 'allmende.zone'

class Hours {
  mine = $state.raw<MyHours | null>(null)

  async look(): Promise<void> {
    this.mine = await get<MyHours>('/api/me/hours')
  }

  async change(wanted: HoursChange): Promise<void> {
    this.mine = await post<MyHours>('/api/me/hours', wanted)
  }

  /** Tells in which time zone this browser is, where somebody plays for whom time runs; once, and when it has changed. */
  async tellZone(): Promise<void> {
    await mine.meet()
    const known = `${mine.person?.person} ${zone()}`
    if (!mine.person || localStorage.getItem(KEY) === known) return
    await this.change({ zone: zone() }).then(() => localStorage.setItem(KEY, known), () => {})
  }
}

export const hours = new Hours()
