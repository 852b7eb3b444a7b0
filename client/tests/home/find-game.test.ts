/** Finding a game with others, and hearing on the start page that one has begun. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../src/agricola'
import '../../src/arle'
import '../../src/hallertau'
import Home from '../../src/home/Home.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { openTables } from '../../src/lib/offers.svelte'
import { PACES } from '../../src/lib/pace'
import type { Offer } from '../../src/lib/people'
import { settings } from '../../src/lib/settings.svelte'
import { known, offer, person } from '../answers'
import { control, press, show, words } from '../page'
import { refusal, useServer, type FakeServer } from '../server'
import { TestSocket, useTestSockets } from '../sockets'
import { said } from '../table/page'

const FIND = 'POST /api/offers/find'

const go = vi.fn<(path: string) => void>()
let server: FakeServer

beforeEach(async () => {
  useTestSockets()
  server = useServer({ 'POST /api/me': known('Ann'), 'GET /api/me': known('Ann') })
  mine.comeIn(known('Ann'))
  go.mockClear()
  Object.assign(openTables, { all: [], sought: undefined, called: '', begun: null })
  show(Home, { go })
  await control('Find a game')
})

function tell(...offers: Offer[]): void {
  TestSocket.opened.findLast(({ url }) => url.includes('/offers-stream'))!.say({ offers, sought: null })
}

/** Chooses an entry of a list by its text. */
async function choose(list: string, text: string): Promise<void> {
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: list })
  const option = [...select.options].find((each) => words(each) === text)!
  await fireEvent.change(select, { target: { value: option.value } })
}

const body = (): unknown => server.those(FIND)[0]!.body

test('any open table of the title fits unless something is chosen', async () => {
  server.answer(FIND, offer())
  await press('Find a game')
  await waitFor(() => expect(go.mock.calls).toEqual([['/o/o']]))
  expect(body()).toMatchObject({ wanted: { title: 'hallertau', seats: 2, pace: null, rated: false }, fixed: [] })
})

test('a rated game over days with this very setup leads to the table, if it begins at once', async () => {
  await choose('Pace', 'Over several days')
  await choose('Rated', 'Rated')
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Only with the setup chosen here' }))
  server.answer(FIND, offer({ table: 't9' }))
  await press('Find a game')
  await waitFor(() => expect(go.mock.calls).toEqual([['/t/t9']]))
  expect(body()).toMatchObject({
    wanted: { pace: PACES.day, rated: true, options: { cards: expect.any(String) as string } },
    fixed: ['pace', 'rated', 'options'],
  })
})

test('why none is found is a sentence', async () => {
  server.answer(FIND, refusal(422, 'error-offers', { most: 5 }))
  await press('Find a game')
  await waitFor(() => expect(said('alert')).toBe('You already offer 5 tables. Take one back first.'))
  expect(go).not.toHaveBeenCalled()
})

test('a bell rings when somebody sits down at my table, and when its game begins the way there is in sight', async () => {
  const struck = vi.fn()
  const part = { frequency: {}, gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() } }
  const node = { ...part, connect: (other: unknown) => other, start: struck, stop: vi.fn() }
  vi.stubGlobal(
    'AudioContext',
    class {
      // Other tests hear by contexts of their own.
      state = 'closed'
      createOscillator = () => node
      createGain = () => node
    },
  )
  settings.change({ sounds: true })
  const three = { ...offer().wanted, seats: 3 }
  const others = offer({ offer: 'other', host: person('Cid'), guests: [person('Cid')], wanted: three })
  tell(offer({ wanted: three }), others)
  expect(struck).not.toHaveBeenCalled()
  tell(offer({ wanted: three }), { ...others, guests: [person('Cid'), person('Dot')] })
  expect(struck).not.toHaveBeenCalled()
  tell(offer({ wanted: three, guests: [person('Ann'), person('Bob')] }), others)
  expect(struck).toHaveBeenCalledTimes(2)
  expect(openTables.begun).toBeNull()
  tell(offer({ wanted: three, guests: ['Ann', 'Bob', 'Cid'].map(person), table: 't9' }), others)
  expect(struck).toHaveBeenCalledTimes(4)
  await waitFor(() => expect(said('status')).toContain('Your game has begun: Ann · Bob · Cid'))
  await fireEvent.click(document.querySelector('.begun button')!)
  expect(go.mock.calls).toEqual([['/t/t9']])
})
