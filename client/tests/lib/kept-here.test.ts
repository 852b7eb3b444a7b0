/** What this browser keeps: settings, tables, lessons, games that were played. */
import { expect, test, vi } from 'vitest'
import { coachAt, coachIn } from '../../src/lib/coach'
import { gamesBefore, noteGame } from '../../src/lib/experience'
import { begun, done, finish, learner, left, next, play } from '../../src/lib/lessons'
import type { Guidance, TitleInfo } from '../../src/lib/protocol'
import {
  conclude,
  forget,
  hide,
  keyOf,
  linksOf,
  remember,
  remembered,
  rememberNew,
  tell,
  untold,
} from '../../src/lib/remembered'
import { settings } from '../../src/lib/settings.svelte'
import { store, stored } from '../../src/lib/storage'
import { refusal, useServer } from '../server'
import { json } from '../answers'

const entry = (table: string, more = {}) => ({ table, key: `key-${table}`, title: 'arle', names: ['Ann'], ...more })

// Storage

test('what is kept is there again', () => {
  store('x', { a: [1] })
  expect(stored('x', null)).toEqual({ a: [1] })
})

test('where nothing is kept, or nothing that can be read, it is as on a first visit', () => {
  expect(stored('nothing', 'new')).toBe('new')
  localStorage.setItem('broken', '{oh')
  expect(stored('broken', 'new')).toBe('new')
})

test('a browser that keeps nothing does without', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => store('x', 1)).not.toThrow()
  expect(stored('x', 'new')).toBe('new')
})

// Settings

test('a setting is kept with all others, and shown', () => {
  settings.change({ theme: 'dark', size: 'large', name: 'Ann' })
  expect(stored('allmende.settings', {})).toMatchObject({ theme: 'dark', size: 'large', name: 'Ann', speed: 2 })
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', size: 'large' })
  settings.change({ theme: 'auto', size: 'normal' })
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(document.documentElement.dataset['size']).toBeUndefined()
})

test('pieces travel unless somebody, or their system, wants none of it', () => {
  expect(settings.moves).toBe(true)
  settings.change({ speed: 0 })
  expect(settings.moves).toBe(false)
  settings.change({ speed: 3 })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(settings.moves).toBe(false)
})

// Tables

test('the table that was seen last comes first, and is on the list again', () => {
  remember(entry('one'))
  remember(entry('two'))
  hide('one')
  expect(remembered().map(({ table, hidden }) => [table, hidden])).toEqual([
    ['two', false],
    ['one', true],
  ])
  remember(entry('one'))
  expect(remembered().map(({ table, hidden }) => [table, hidden])).toEqual([
    ['one', false],
    ['two', false],
  ])
})

test('thirty tables are remembered', () => {
  for (let i = 0; i < 31; i++) remember(entry(`t${i}`))
  expect(remembered()).toHaveLength(30)
  expect(keyOf('t30')).toBe('key-t30')
  expect(keyOf('t0')).toBe('')
})

test('whoever makes a table has the keys of the seats that are taken by link', () => {
  const seats = [
    { seat: 0, name: 'Ann', kind: 'here' as const },
    { seat: 1, name: 'Bob', kind: 'link' as const, key: 'bobs' },
  ]
  expect(rememberNew({ table: 'new', key: 'mine', seats }, 'arle')).toEqual({ 1: 'bobs' })
  expect(linksOf('new')).toEqual({ 1: 'bobs' })
  expect(linksOf('other')).toEqual({})
  forget('new')
  expect(remembered()).toEqual([])
})

test('the server is told once of each table by whom it is played', () => {
  remember(entry('one'))
  remember(entry('two'))
  tell('one', 'ann', true)
  expect(untold('ann').map(({ table }) => table)).toEqual(['two'])
  expect(untold('bob')).toHaveLength(2)
  // Seen again, it is still known.
  remember(entry('one'))
  expect(untold('ann').map(({ table }) => table)).toEqual(['two'])
})

// Experience, and the coach of beginners

test('each game to its end counts once, and five are enough to know', () => {
  for (const table of ['a', 'b', 'a', 'c', 'd', 'e', 'f']) noteGame('arle', table)
  expect(gamesBefore('arle', '')).toBe(5)
  expect(gamesBefore('arle', 'a')).toBe(4)
  expect(gamesBefore('agricola', '')).toBe(0)
})

test('neither lessons nor positions that were stepped into count', () => {
  remember(entry('lesson', { trial: true }))
  noteGame('arle', 'lesson')
  expect(gamesBefore('arle', '')).toBe(0)
})

test('beginners have a gentle coach until two games are finished elsewhere than at this table', () => {
  expect(coachIn('arle')).toBe('gentle')
  noteGame('arle', 'a')
  expect(coachIn('arle')).toBe('gentle')
  noteGame('arle', 'b')
  expect(coachIn('arle')).toBe('off')
  expect(coachIn('arle', 'b')).toBe('gentle')
  expect(coachIn('hallertau')).toBe('gentle')
})

test('whoever has chosen a coach has that one', () => {
  settings.change({ coach: 'talkative' })
  expect(coachIn('arle')).toBe('talkative')
  settings.change({ coach: 'off' })
  expect(coachIn('arle')).toBe('off')
})

test('the coach is silent where it may not help, and while a lesson leads', () => {
  const at = (coached: boolean, state?: Guidance['state']) =>
    coachAt({ title: 'arle', id: 't', coached, guidance: state ? ({ state } as Guidance) : null })
  expect(at(true)).toBe('gentle')
  expect(at(false)).toBe('off')
  expect([at(true, 'leads'), at(true, 'waits'), at(true, 'strayed'), at(true, 'done')]).toEqual([
    'off',
    'off',
    'gentle',
    'gentle',
  ])
})

// Lessons

const arle = json<TitleInfo[]>('/api/titles').find(({ name }) => name === 'arle')!
const names = arle.lessons.map(({ name }) => name)

test('a lesson that was begun here is found at its table until it is done', () => {
  remember(entry('t', { lesson: names[0] }))
  expect(begun('arle', names[0]!)?.table).toBe('t')
  expect(begun('arle', 'another')).toBeUndefined()
  finish('arle', names[0]!, 't')
  expect(begun('arle', names[0]!)).toBeUndefined()
  expect(done()).toEqual(new Set([`arle/${names[0]}`]))
})

test('one lesson that is done leaves the others begun', () => {
  remember(entry('one', { lesson: 'a' }))
  remember(entry('two', { lesson: 'b' }))
  conclude('one')
  expect(begun('arle', 'b')?.table).toBe('two')
})

test('the next lesson is the first after this one that is not done, round to the beginning', () => {
  expect(names.length).toBeGreaterThan(2)
  expect(next(arle)?.name).toBe(names[0])
  expect(next(arle, names[0])?.name).toBe(names[1])
  expect(next(arle, names.at(-1))?.name).toBe(names[0])
  finish('arle', names[1]!, '')
  expect(next(arle, names[0])?.name).toBe(names[2])
  for (const name of names.slice(1)) finish('arle', name, '')
  expect(next(arle, names[0])).toBeUndefined()
  expect(next(arle)?.name).toBe(names[0])
})

test('a lesson that was left goes on at its table, unless that is gone', async () => {
  remember(entry('t', { lesson: 'a' }))
  useServer({ 'GET /api/tables/t': {} })
  expect(await left('arle', 'a')).toBe('/t/t#key-t')
  expect(await left('arle', 'b')).toBeNull()
  useServer({ 'GET /api/tables/t': refusal(404, 'unknown-table') })
  expect(await left('arle', 'a')).toBeNull()
  expect(remembered()).toEqual([])
})

test('whether a table is gone nobody can say without a server', async () => {
  remember(entry('t', { lesson: 'a' }))
  useServer({ 'GET /api/tables/t': refusal(503, 'away') })
  await expect(left('arle', 'a')).rejects.toThrow()
  expect(remembered()).toHaveLength(1)
})

test('after a lesson one plays a villager as the game is proposed for the first time', async () => {
  settings.change({ name: 'Ann' })
  const { requests } = useServer({
    'GET /api/me': { person: null, devices: 0, colours: [] },
    'POST /api/tables': { table: 'new', key: 'k', seats: [] },
  })
  expect(await learner()).toBe('Ann')
  expect(await play(arle)).toBe('/t/new#k')
  expect(requests.at(-1)?.body).toEqual({
    title: 'arle',
    players: [
      { kind: 'here', name: 'Ann' },
      { kind: 'bot', name: 'Villager', bot: 'villager' },
    ],
    options: Object.values(arle.presets)[0],
  })
  expect(settings.title).toBe('arle')
  expect(remembered()[0]).toMatchObject({ table: 'new', key: 'k', title: 'arle' })
})
