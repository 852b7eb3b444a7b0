/** Being called: what is wished is kept one after the other, and where a browser can't be called it is said why. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Calls from '../../src/home/Calls.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { press, show } from '../page'
import { useServer, type FakeServer } from '../server'
import { useTestSockets } from '../sockets'

const HOOK = { target: 'h1', kind: 'json', address: 'https://games.example/hook', since: 1, off: null }
const NO_MAIL = { id: 'call-no-mail', args: {} }

/** How somebody is called who has one webhook. */
function mine(wishes: object = {}): object {
  return { wishes, targets: [HOOK], unconfirmed: [], channels: { push: null, mail: NO_MAIL, json: null }, key: 'AQID' }
}

beforeEach(async () => {
  useTestSockets()
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { ready: new Promise(() => {}), addEventListener: () => {} },
    configurable: true,
  })
  await learnPart('calls')
})

function attempt(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Try it' })
}

function delay(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: /^Calls wait/ })
}

function nights(): HTMLInputElement {
  return screen.getByRole('checkbox', { name: /^No calls at night/ })
}

const WISH = 'POST /api/me/calls'

/** The wishes that were told, once there are so many. */
async function wishes(server: FakeServer, number: number): Promise<unknown[]> {
  await waitFor(() => expect(server.those(WISH), `${number} wishes are told`).toHaveLength(number))
  return server.those(WISH).map(({ body }) => body)
}

test('whoever wishes two things at once waits for both', async () => {
  const server = useServer({ 'GET /api/me/calls': mine() })
  const held = server.hold(WISH)
  show(Calls, {})
  await waitFor(() => expect(attempt().disabled).toBe(false))
  await fireEvent.click(nights())
  await fireEvent.change(delay(), { target: { value: '900' } })
  expect(await wishes(server, 1)).toEqual([{ quiet: [22 * 60, 8 * 60] }])
  expect(attempt().disabled).toBe(true)
  held[0]!.come(mine({ quiet: [1320, 480] }))
  expect((await wishes(server, 2))[1]).toEqual({ quiet: [1320, 480], delay: 900 })
  expect(attempt().disabled).toBe(true)
  held[1]!.come(mine({ quiet: [1320, 480], delay: 900 }))
  await waitFor(() => expect(attempt().disabled).toBe(false))
  // What doesn't arrive is not shown as if it were kept.
  await fireEvent.change(delay(), { target: { value: '60' } })
  await fireEvent.click(nights())
  await wishes(server, 3)
  held[2]!.fail()
  await wishes(server, 4)
  held[3]!.fail()
  expect((await screen.findByRole('alert')).textContent).toContain("The server can't be reached")
  await waitFor(() => expect(delay().value).toBe('900'))
  expect(nights().checked).toBe(true)
})

test('where no worker comes a sentence says so after a while', async () => {
  useServer({ 'GET /api/me/calls': mine() })
  show(Calls, {})
  const here = await screen.findByRole('button', { name: 'On this device' })
  vi.useFakeTimers()
  await fireEvent.click(here)
  await vi.advanceTimersByTimeAsync(7900)
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(screen.getByRole('alert').textContent).toContain('keeps nothing that could take calls')
})

test('where a page is not trusted it is said why it is not called', async () => {
  vi.stubGlobal('isSecureContext', false)
  useServer({ 'GET /api/me/calls': mine() })
  show(Calls, {})
  await screen.findByText('Browsers can be called only from https.', { exact: false })
  expect(screen.queryByRole('button', { name: 'On this device' })).toBeNull()
  await press('By webhook')
})
