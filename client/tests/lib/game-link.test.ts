/** Games as links: packed and unpacked again, found in what is pasted, and told from what is damaged. */
import { describe, expect, test } from 'vitest'
import { Refused } from '../../src/lib/api'
import { linkTo, packed, placeOf, unpacked, wordIn, type Carried } from '../../src/lib/game-link'

const RECORD = ['allmende 1', 'title arle', ...Array.from({ length: 200 }, (_, i) => `${1 + (i % 2)} done ${i}`)].join(
  '\n',
)
const GAME: Carried = {
  title: 'arle',
  record: RECORD,
  players: [{ name: 'Jörg “🌾”' }, { name: 'Farmer', bot: 'farmer' }],
}

/** What a word that is refused is refused for. */
async function reasonFor(word: string): Promise<string> {
  return unpacked(word).then(
    () => 'nothing',
    (error: unknown) => (error as Refused).reason.id,
  )
}

/** A word that is packed as games are, whatever it holds. */
const like = (game: unknown): Promise<string> => packed(game as Carried)

test('a game comes out of its word as it went in', async () => {
  const word = await packed(GAME)
  expect(await unpacked(word)).toEqual(GAME)
  expect(word).toMatch(/^[\w-]+$/)
  expect(word.length).toBeLessThan(RECORD.length / 2)
})

test('a word that is cut, changed, of another form or too long holds no game', async () => {
  const word = await packed(GAME)
  const changed = Array.from({ length: 50 }, (_, i) => {
    const at = 1 + Math.floor((i / 50) * (word.length - 8))
    return word.slice(0, at) + (word[at] === 'A' ? 'B' : 'A') + word.slice(at + 1)
  })
  for (const damaged of [
    '',
    'a',
    'b' + word.slice(1),
    word.slice(0, -20),
    word + '!',
    ...changed,
    'a' + 'x'.repeat(40),
  ])
    expect(await reasonFor(damaged), damaged).toBe('carry-damaged')
  expect(await reasonFor(await like({ ...GAME, record: 'x'.repeat(2_000_000) }))).toBe('carry-damaged')
})

test('what is whole but no game is no game', async () => {
  for (const other of [null, 7, [], {}, { ...GAME, record: 7 }, { ...GAME, players: [{ bot: 'farmer' }] }])
    expect(await reasonFor(await like(other)), JSON.stringify(other)).toBe('carry-damaged')
})

describe('what is pasted', () => {
  test('may be a link, of a page or a server, the word alone, or broken over lines', () => {
    for (const text of [linkTo('https://x.example/', 'aB-_9'), ' aB-_9 ', 'see http://y/#/record%23aB-\n _9'])
      expect(wordIn(text)).toBe('aB-_9')
    expect(wordIn('  ')).toBe('')
  })
})

test('an address is typed as people do', () => {
  expect(placeOf('play.example')).toBe('https://play.example/')
  expect(placeOf(' https://play.example/games/index.html?x#/t/1 ')).toBe('https://play.example/games/index.html')
  expect(placeOf('localhost:8000')).toBe('http://localhost:8000/')
  expect(placeOf('127.0.0.1:8000/page/')).toBe('http://127.0.0.1:8000/page/')
  for (const none of ['', ' ', 'not an address', 'https://', 'https://me:word@play.example', 'javascript:alert(1)'])
    expect(placeOf(none), none).toBeNull()
})
