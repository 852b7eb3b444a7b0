/** Commands of the text mode: what is meant by what is typed, in both languages. */
import { beforeEach, expect, test } from 'vitest'
import { COMMANDS, linesAbout, meant, numbered, playerMeant, understood, type Command } from '../../src/lib/commands'
import type { Face } from '../../src/lib/face'
import type { MoveView, SpokenPassage } from '../../src/lib/protocol'
import { learnPart } from '../../src/lib/speak.svelte'
import { called } from '../../src/table/text/answering'
import { speakIn } from '../speech'

const move = (text: string, verb = 'place'): MoveView => ({ text, verb, target: '', label: { id: text } })
const label = (move: MoveView): string =>
  ({
    'place nursery': 'Place on Nursery',
    'place sparingly nursery': 'Place on Nursery, but take less',
    'place forest': 'Place on Forest',
    'fence b1 c1': 'Fence B1 and C1',
  })[move.text] ?? move.text
const FACE = {
  groups: [{ kinds: ['place'] }, { kinds: ['fence'] }, { kinds: ['sparingly'] }, { kinds: ['done'] }],
} as unknown as Face
const MOVES = numbered(
  [
    move('done', 'done'),
    move('fence b1 c1', 'fence'),
    move('place nursery'),
    move('place forest'),
    move('place sparingly nursery', 'sparingly'),
  ],
  FACE,
)

beforeEach(async () => {
  await learnPart('text')
})

test.each([
  ['moves', 'moves', ''],
  ['m', 'moves', ''],
  ['  Farm  2 ', 'farm', '2'],
  ['card A123', 'about', 'a123'],
  ['board', 'spaces', ''],
  ['do 3', 'do', '3'],
  ['3', 'do', '3'],
  ['12.', 'do', '12'],
  ['0', 'do', '0'],
  ['undo turn', 'undo', 'turn'],
  ['log 5', 'log', '5'],
  ['?', 'help', ''],
])('“%s” is the command %s', (text, command, rest) => {
  expect(understood(text, called)).toEqual({ command, rest })
})

test.each(['', 'plow', '3 sheep', 'place nursery', 'constructor'])('“%s” is no command', (text) => {
  expect(understood(text, called)).toBeNull()
})

test('another language has its own words, and the English names are good as well', async () => {
  await speakIn('de')
  const commands = ['züge', 'z', 'Hof 2', 'karte 104', 'tu 3', 'zurück', 'hilfe', 'moves', 'undo']
  expect(commands.map((text) => understood(text, called)?.command)).toEqual([
    'moves',
    'moves',
    'farm',
    'about',
    'do',
    'undo',
    'help',
    'moves',
    'undo',
  ])
})

test.each(['en', 'de'] as const)('no word means two commands (%s)', async (language) => {
  await speakIn(language)
  const words = COMMANDS.flatMap((command: Command) => called(command).split(' '))
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  expect(words.every((word) => word === word.toLowerCase() && !/^\d/.test(word))).toBe(true)
  expect(words.filter((word) => word.startsWith('text-'))).toEqual([])
})

test('moves are counted kind by kind, and what ends something is 0', () => {
  expect(MOVES.map(({ number, move }) => [number, move.text])).toEqual([
    [1, 'place nursery'],
    [2, 'place forest'],
    [3, 'fence b1 c1'],
    [4, 'place sparingly nursery'],
    [0, 'done'],
  ])
})

test.each([
  ['2', ['place forest']],
  ['0', ['done']],
  ['9', []],
  ['place nursery', ['place nursery']],
  ['fence C1, B1', ['fence b1 c1']],
  ['nurs', ['place nursery']],
  ['nursery less', ['place sparingly nursery']],
  ['place', ['place nursery', 'place forest', 'place sparingly nursery']],
  ['', []],
  ['moon', []],
])('“%s” means these moves: %j', (text, found) => {
  expect(meant(MOVES, text, label).map(({ move }) => move.text)).toEqual(found)
})

test('players are meant by numbers and by names, or the beginnings of names', () => {
  const names = ['Ann', 'Anna', 'Bob']
  expect(['2', 'anna', 'ANN', 'an', 'b', '4', '0', 'Zoe', ''].map((text) => playerMeant(text, names))).toEqual([
    1, 1, 0, 0, 2, -1, -1, -1, -1,
  ])
})

test('things are found by what records, people and cards call them', () => {
  const passages = [
    {
      region: 'hand',
      seat: 0,
      heading: 'Hand',
      lines: [
        { says: 'Claw Knife: …', key: 'claw-knife', name: 'Claw Knife', about: ['A046: minor improvement'] },
        { says: 'Claw Hammer: …', key: 'claw-hammer', name: 'Claw Hammer' },
        { says: '104: …', key: '104' },
        { says: 'nothing to be asked about' },
      ],
    },
  ] satisfies SpokenPassage[]
  const found = (text: string): string[] => linesAbout(passages, text).map(({ says }) => says)
  expect(found('claw knife')).toEqual(['Claw Knife: …'])
  expect(found('a046')).toEqual(['Claw Knife: …'])
  expect(found('claw')).toEqual(['Claw Knife: …', 'Claw Hammer: …'])
  expect(found('104')).toEqual(['104: …'])
  expect(found('asked')).toEqual([])
  expect(found('')).toEqual([])
})
