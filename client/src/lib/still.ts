/** Tables that stand still: positions of the rules, to be drawn by what draws their games. */
import type { Component } from 'svelte'
import { get } from './api'
import type { AnyGame } from './face'
import type { SceneShown } from './protocol'
import { say } from './speak.svelte'
import { UNKNOWN } from './state'
import { Table } from './table.svelte'
import { fetchGame, type Titles } from './titles'

/** A position at a table of its own, whose seat is shown, and what draws its parts. */
export interface Still {
  table: Table
  seat: number
  Figure: Component<{ table: Table<AnyGame>; seat: number; part: string }>
}

const scenes = new Map<string, Promise<SceneShown>>()

/** A position that a rulebook shows, asked for once. */
export function sceneOf(title: string, scene: string): Promise<SceneShown> {
  const path = `/api/titles/${title}/scenes/${scene}`
  const coming = scenes.get(path) ?? get<SceneShown>(path)
  scenes.set(path, coming)
  coming.catch(() => scenes.delete(path))
  return coming
}

/** The table of a scene, in the language that is spoken; null if nobody draws the parts of such a game. */
export async function still(titles: Titles, title: string, scene: string): Promise<Still | null> {
  const { face } = await titles(title).face()
  if (!face.figure) return null
  const [{ default: Figure }, { view, seat, players, options }] = await Promise.all([
    face.figure(),
    sceneOf(title, scene),
  ])
  const { reference } = await fetchGame(titles, title, options)
  const table = new Table('', '', titles)
  const named = players.map((player) => ({ ...player, name: say('screen-player', { number: player.seat + 1 }) }))
  table.state = { ...UNKNOWN, title, options, players: named, view }
  table.chosen = table.looked = seat
  table.reference = reference
  table.face = face
  table.motion.jump(view)
  table.extra = (await face.bring?.(table)) ?? null
  return { table, seat, Figure }
}
