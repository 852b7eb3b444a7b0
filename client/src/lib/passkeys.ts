/** Passkeys: made and shown by the browser, which the server asks for them and believes only what it has checked. */
import { get, post, reasonOf } from './api'
import type { Me, NewPasskey, Passkey, Passkeys, PasskeyUse } from './people'
import type { Sayable } from './speak.svelte'

export const passkeys = {
  mine: (): Promise<Passkeys> => get('/api/me/passkeys'),
  /** Has this device make a passkey. */
  add: async (name: string): Promise<Passkeys> => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/api/me/passkeys/make', {}))
    const credential = told(await navigator.credentials.create({ publicKey }))
    return post('/api/me/passkeys', { name, credential } satisfies NewPasskey)
  },
  remove: ({ passkey }: Passkey): Promise<Passkeys> => post(`/api/me/passkeys/${passkey}/remove`, {}),
  /** Shows a passkey of whoever is here: this browser is theirs from then on. */
  use: async (): Promise<Me> => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await post('/api/me/passkeys/show', {}))
    const credential = told(await navigator.credentials.get({ publicKey }))
    return post('/api/me/passkeys/use', { credential } satisfies PasskeyUse)
  },
}

function told(credential: Credential | null): unknown {
  return (credential as PublicKeyCredential).toJSON()
}

/** Whether passkeys are good at another address than this one. */
export function isElsewhere({ origin }: Pick<Passkeys, 'origin'>): boolean {
  return origin !== '' && location.origin !== origin
}

/** Why passkeys can't be used here; null if they can. */
export function whyNot({ origin, refused }: Passkeys): Sayable | null {
  if (refused) return refused
  if (isElsewhere({ origin })) return { id: 'screen-passkeys-elsewhere', args: { origin } }
  const knows = 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  return knows ? null : { id: 'screen-passkeys-no-browser' }
}

/** Why a passkey was not made or shown; browsers don't tell whether somebody cancelled or there is none. */
export function troubleOf(error: unknown): Sayable {
  if (!(error instanceof DOMException)) return reasonOf(error)
  return { id: error.name === 'InvalidStateError' ? 'screen-passkeys-there' : 'screen-passkeys-cancelled' }
}

/** How browsers name systems; of those that they name together, what is told comes first: Android calls itself a Linux, too. */
const SYSTEMS = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'CrOS', 'Linux']

/** What this device is called, as far as its browser says; empty if it doesn't. */
export function deviceName(): string {
  const name = SYSTEMS.find((each) => navigator.userAgent.includes(each)) ?? ''
  return { CrOS: 'Chromebook' }[name] ?? name
}
