/** How a new table of a title is set up: what is chosen, and what follows from it. */
import type { OptionInfo, TitleInfo } from '../lib/protocol'

/** The chosen values of options by name; the others have what they follow, or what is usual. */
export type Setup = Readonly<Record<string, string>>

/** The value of an option. */
export function valueOf(title: TitleInfo, setup: Setup, name: string): string {
  const option = title.options[name]
  const followed = title.options[option?.follows ?? '']
  if (setup[name] !== undefined || !option || !followed) return setup[name] ?? option?.default ?? ''
  return option.values[followed.values.indexOf(valueOf(title, setup, option.follows))] ?? option.default
}

/** The options that there is a choice of: not those of one value, nor those that mean nothing besides what is chosen. */
export function optionsOf(title: TitleInfo, setup: Setup): [string, OptionInfo][] {
  return Object.entries(title.options).filter(
    ([, option]) =>
      option.values.length > 1 &&
      Object.entries(option.needs).every(([name, values]) => values.includes(valueOf(title, setup, name))),
  )
}

/** What a server has to be told: what follows another option is chosen with it, unless it is chosen by itself. */
export function told(title: TitleInfo, setup: Setup): Record<string, string> {
  const options = optionsOf(title, setup).filter(([name, option]) => !option.follows || setup[name] !== undefined)
  return Object.fromEntries(options.map(([name]) => [name, valueOf(title, setup, name)]))
}

/** The preset that sets a table up like this; "" if none does. */
export function presetOf(title: TitleInfo, setup: Setup): string {
  const all = (each: Setup): string =>
    JSON.stringify(optionsOf(title, each).map(([name]) => [name, valueOf(title, each, name)]))
  return Object.keys(title.presets).find((preset) => all(title.presets[preset]!) === all(setup)) ?? ''
}

/** The value that mixes all parts of an option; "" if it mixes none. */
export function wholeOf({ mixtures }: OptionInfo): string {
  return Object.keys(mixtures).reduce(
    (most, value) => (mixtures[value]!.length > (mixtures[most]?.length ?? 0) ? value : most),
    '',
  )
}

/** The value that mixes these parts of an option and one part more, or if that is among them, one less. */
export function mixedWith(option: OptionInfo, parts: string, part: string): string {
  const wanted = [...option.mixtures[wholeOf(option)]!]
    .filter((each) => parts.includes(each) !== (each === part))
    .join('')
  return Object.keys(option.mixtures).find((value) => option.mixtures[value] === wanted) ?? ''
}
