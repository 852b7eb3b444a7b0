/** Notifications: what is wished is kept one after the other, and where a browser can't be notified it is said why. */
import { fireEvent, screen, waitFor } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import Notifications from '../../src/home/Notifications.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { NOBODY } from '../answers'
import { press, show, type, words } from '../page'
import { refusal, useServer, type FakeServer } from '../server'
import { useTestSockets } from '../sockets'
import { speakIn } from '../speech'

const HOOK = { target: 'h1', kind: 'json', address: 'https://games.example/hook', since: 1, off: null }
const NO_MAIL = { id: 'call-no-mail', args: {} }

/** How somebody is notified who has one webhook. */
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
  await learnPart('notifications')
})

function attempt(): HTMLButtonElement {
  return screen.getByRole('button', { name: 'Test' })
}

function delay(): HTMLSelectElement {
  return screen.getByRole('combobox', { name: /^Notify me after/ })
}

function nights(): HTMLInputElement {
  return screen.getByRole('checkbox', { name: /^No notifications at night/ })
}

const WISH = 'POST /api/me/calls'

/** The wishes that were told, once there are so many. */
async function wishes(server: FakeServer, number: number): Promise<unknown[]> {
  await waitFor(() => expect(server.those(WISH), `${number} wishes are told`).toHaveLength(number))
  return server.those(WISH).map(({ body }) => body)
}

test.each([
  ['en', 'By webhook', 'Address', 'Service', 'Add', 'Test', 'Sent.', 'Remove', 'No notifications yet.'],
  [
    'de',
    'Per Webhook',
    'Adresse',
    'Dienst',
    'Hinzufügen',
    'Ausprobieren',
    'Gesendet.',
    'Entfernen',
    'Noch keine Benachrichtigungen',
  ],
] as const)(
  'a way to be notified is added, tried and removed: %s',
  async (language, hook, address, service, add, attempt, sent, remove, nobody) => {
    await speakIn(language)
    const none = { ...mine(), targets: [] }
    const server = useServer({
      'GET /api/me/calls': none,
      'POST /api/me': NOBODY,
      'POST /api/me/calls/targets': mine(),
      'POST /api/me/calls/targets/h1/try': refusal(422, 'call-error-private'),
      'POST /api/me/calls/targets/h1/remove': none,
    })
    const page = show(Notifications, {})
    await waitFor(() => expect(words(page)).toContain(nobody))
    await press(hook)
    await type(screen.getByLabelText(address), HOOK.address)
    await fireEvent.change(screen.getByLabelText(service), { target: { value: 'json' } })
    await press(add)
    await waitFor(() => expect(words(page)).toContain('(games.example)'))
    const [added] = server.those('POST /api/me/calls/targets')
    expect(added!.body).toEqual({ kind: 'json', address: HOOK.address })
    // Why it can't be notified is said there, and no more once it could.
    await press(attempt)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/private network|privates Netz/))
    server.answer('POST /api/me/calls/targets/h1/try', mine())
    await press(attempt)
    await waitFor(() => expect(words(page)).toContain(sent))
    expect(screen.queryByRole('alert')).toBeNull()
    await press(remove)
    await waitFor(() => expect(words(page)).toContain(nobody))
  },
)

test('a way is switched off, and the hours without notifications are as they were wished', async () => {
  const off = { id: 'call-stopped', args: {} }
  const server = useServer({
    'GET /api/me/calls': mine({ quiet: [1320, 480], delay: 900 }),
    'POST /api/me/calls/targets/h1': { ...mine(), targets: [{ ...HOOK, off }] },
  })
  server.answer(WISH, ({ body }) => mine(body as object))
  show(Notifications, {})
  await waitFor(() => expect(delay().value).toBe('900'))
  const from = screen.getByLabelText<HTMLInputElement>('from')
  expect(from.value).toBe('22:00')
  await fireEvent.change(from, { target: { value: '21:30' } })
  expect((await wishes(server, 1))[0]).toEqual({ quiet: [21 * 60 + 30, 480], delay: 900 })
  await press('Turn off')
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('Turned off.'))
  expect(server.those('POST /api/me/calls/targets/h1').map(({ body }) => body)).toEqual([{ on: false }])
})

test('whoever wishes two things at once waits for both', async () => {
  const server = useServer({ 'GET /api/me/calls': mine() })
  const held = server.hold(WISH)
  show(Notifications, {})
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
  show(Notifications, {})
  const here = await screen.findByRole('button', { name: 'On this device' })
  vi.useFakeTimers()
  await fireEvent.click(here)
  await vi.advanceTimersByTimeAsync(7900)
  expect(screen.queryByRole('alert')).toBeNull()
  await vi.advanceTimersByTimeAsync(200)
  expect(screen.getByRole('alert').textContent).toContain("can't receive notifications")
})

test('where a page is not trusted it is said why it is not notified', async () => {
  vi.stubGlobal('isSecureContext', false)
  useServer({ 'GET /api/me/calls': mine() })
  show(Notifications, {})
  await screen.findByText('Browsers only get notifications over https.', { exact: false })
  expect(screen.queryByRole('button', { name: 'On this device' })).toBeNull()
  await press('By webhook')
})
