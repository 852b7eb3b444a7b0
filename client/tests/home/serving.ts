/** A server that answers as a test says, and remembers what it was asked. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { expect, vi } from 'vitest'
import { answer } from '../server'
import Given from '../Given.svelte'

/** What a page has asked for. */
export interface Asked {
  method: string
  path: string
  body: Record<string, unknown>
  key: string
}

/** What is answered to one kind of request, at once or once a promise is kept. */
export type Reply = object | ((asked: Asked) => object | Promise<object>)

/** An answer that says no, with the words of a message. */
export function refusal(status: number, id: string, args: Record<string, unknown> = {}): Response {
  return new Response(JSON.stringify({ message: { id, args } }), { status })
}

/** Has the server answer these requests, each named as `POST /api/me`, and gives the list of what it is asked from now on. */
export function serve(replies: Record<string, Reply>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const method = init.method ?? 'GET'
    const path = String(input)
    const found = replies[`${method} ${path}`] ?? replies[`${method} ${path.split('?')[0]}`]
    if (!found) return answer(input, init)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {}
    const key = (new Headers(init.headers).get('Authorization') ?? '').replace('Bearer ', '')
    const one = { method, path, body, key }
    asked.push(one)
    const reply = typeof found === 'function' ? await found(one) : found
    return reply instanceof Response ? reply.clone() : new Response(JSON.stringify(reply))
  })
  return asked
}

/** Shows a part of the page among the games that there are. */
export function show(part: Component<never>, props: object): { unmount(): void } {
  return render(Given, { props: { Part: part, props } as never })
}

/** Somebody of whom the server knows this name. */
export function known(name: string, more: object = {}): { person: object; devices: number; colours: string[] } {
  const person = { person: `person-${name}`, name, colour: 'red', ...more }
  return { person, devices: 1, colours: ['red', 'green'] }
}

/** A browser that is nobody's. */
export const NOBODY = { person: null, devices: 0, colours: ['red', 'green'] }

/** An answer that lets wait for it until it is given, or until the connection is lost. */
export function held(): [Reply, (answer: object) => void, () => void] {
  let give: (answer: object) => void
  let lose: () => void
  const given = new Promise<object>((resolve, reject) => {
    give = resolve
    lose = () => reject(new TypeError('the connection is lost'))
  })
  return [() => given, (answer) => give(answer), () => lose()]
}

/** Presses what has this role and name, as soon as it is there and can be pressed. */
export async function press(role: string, name: string | RegExp): Promise<void> {
  const found = await screen.findByRole<HTMLButtonElement>(role, { name })
  await waitFor(() => expect(found.disabled, `“${found.textContent.trim()}” can be pressed`).not.toBe(true))
  await fireEvent.click(found)
}
