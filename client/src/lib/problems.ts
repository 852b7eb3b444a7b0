/** Requests about problems, and how points with their intervals are written. */
import { get, post } from './api'
import { estimated } from './intervals'
import { standIn } from './names'
import { mine } from './mine.svelte'
import type { Judged, ProblemList, ProblemTable, ProblemTitles } from './people'
import type { Estimate } from './protocol'
import { remember } from './remembered'
import { settings } from './settings.svelte'
import { say } from './speak.svelte'

export const problems = {
  titles: (): Promise<ProblemTitles> => get('/api/problems'),
  of: (title: string): Promise<ProblemList> => get(`/api/problems/${title}`),
  begin: (title: string, problem: string, name: string, neighbor: string): Promise<ProblemTable> =>
    post(`/api/problems/${title}/${problem}`, { name, neighbor }),
  answer: (title: string, problem: string, table: string): Promise<Judged> =>
    post(`/api/problems/${title}/${problem}/answer`, { table }),
}

/** Sets up a table with a problem, and gives the way there. */
export async function tried(title: string, problem: string): Promise<string> {
  await mine.become(settings.name || standIn(0))
  const name = mine.name || standIn(0)
  const { table, key } = await problems.begin(title, problem, name, say('problem-neighbor'))
  remember({ table, key, title, names: [name], trial: true })
  return `/t/${table}#${key}`
}

/** Points with half the width of their interval, such as 4.7 ± 1.3. */
export function within({ value, half }: Estimate): string {
  return estimated({ value, high: value + half })
}
