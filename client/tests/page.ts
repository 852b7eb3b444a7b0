/** Components on a page, found as people find them: by what they are and what they are called. */
import { fireEvent, render, screen } from '@testing-library/svelte'
import type { Component } from 'svelte'
import { expect, vi } from 'vitest'
import type { AnyComponent } from '../src/lib/face'
import type { PlayerInfo, TableState } from '../src/lib/protocol'
import Given from './Given.svelte'
import { PATIENCE } from './patience'

/** Shows a component on a page that knows the games, and returns its container. */
export function show<Props extends Record<string, never>>(
  Part: Component<Props> | AnyComponent,
  props: Record<string, unknown> = {},
): HTMLElement {
  return render(Given, { props: { Part: Part as AnyComponent, props } }).container
}

/** Types into a field in place of what stands there, as if key by key, and leaves it. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  await fireEvent.input(field, { target: { value: text } })
  await fireEvent.change(field, { target: { value: text } })
}

/** What is read in an element, with single spaces; what is there for the eye alone is left out. */
export function words(element: Element | null): string {
  const read = element?.cloneNode(true) as Element | undefined
  read?.querySelectorAll('[aria-hidden="true"]').forEach((each) => each.remove())
  return (read?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

const CONTROLS = { button: 'button', link: 'a[href]', radio: 'input[type=radio]', combobox: 'select' } as const

/** All controls of this name. Testing Library's own search takes seconds on the page of a table. */
export function named(name: string | RegExp, role: keyof typeof CONTROLS = 'button'): HTMLElement[] {
  const fits = (found: string): boolean => (typeof name === 'string' ? found === name : name.test(found))
  return [...document.querySelectorAll<HTMLElement>(CONTROLS[role])].filter((each) =>
    fits(each.getAttribute('aria-label') ?? words(each.closest('label') ?? each)),
  )
}

/** The one control of this name, by default a button, once it is there and can be pressed. */
export async function control(...which: Parameters<typeof named>): Promise<HTMLButtonElement> {
  return vi.waitFor(() => {
    const [found, ...others] = named(...which) as HTMLButtonElement[]
    expect(found ? 1 + others.length : 0, `${which[1] ?? 'button'}s of the name ${which[0]}`).toBe(1)
    expect(found!.disabled, `${which[0]} can not be pressed`).not.toBe(true)
    return found!
  }, PATIENCE)
}

/** Presses the one control of this name, by default a button, as soon as it is there and can be pressed. */
export async function press(...which: Parameters<typeof named>): Promise<void> {
  await fireEvent.click(await control(...which))
}

/** Whether there is a button of this name. */
export function hasButton(name: string | RegExp): boolean {
  return screen.queryByRole('button', { name }) !== null
}

/** Names in which more than letters stand. */
export const HOSTILE = [
  '<img src=x onerror=hit=1>',
  '"><script>hit=1</script>',
  '{ $player } { screen-home }',
  "<b>'\\ &lt;&#60;",
] as const

/** Nothing has come of such names but text. */
export function expectText(container: HTMLElement, ...names: readonly string[]): void {
  for (const name of names) expect(container.textContent).toContain(name)
  expect(container.querySelectorAll('img, script, [onerror], b b')).toHaveLength(0)
}

/** A state whose players are called otherwise, and are as else is said. */
export function called(state: TableState, names: readonly string[], more: Partial<PlayerInfo> = {}): PlayerInfo[] {
  return state.players.map((player, i) => ({ ...player, name: names[i] ?? player.name, ...more }))
}
