/** Components on a page, as whoever uses them finds them: by what they are and what they are called. */
import { fireEvent, render, screen, within as inside } from '@testing-library/svelte'
import { expect } from 'vitest'
import type { AnyComponent } from '../src/lib/face'
import type { PlayerInfo, TableState } from '../src/lib/protocol'
import Given from './Given.svelte'

/** Shows a component on a page that knows the games. */
export function show(Part: AnyComponent, props: Record<string, unknown> = {}): HTMLElement {
  return render(Given, { props: { Part, props } }).container
}

/** Types into a field in place of what stands there, as if key by key, and leaves it. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  await fireEvent.input(field, { target: { value: text } })
  await fireEvent.change(field, { target: { value: text } })
}

/** Presses the button of this name. */
export async function press(name: string | RegExp, within: HTMLElement = document.body): Promise<void> {
  await fireEvent.click(inside(within).getByRole('button', { name }))
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
