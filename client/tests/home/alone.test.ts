/** A page that has its own server: nothing of other people is offered or asked for, and links lead on without a page being loaded. */
import { fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../src/hallertau'
import '../../src/home/Fame.svelte'
import '../../src/home/LearnPage.svelte'
import '../../src/home/LessonPage.svelte'
import '../../src/home/RulesPage.svelte'
import '../../src/table/dialogs'
import App from '../../src/App.svelte'
import Home from '../../src/home/Home.svelte'
import Me from '../../src/home/Me.svelte'
import { address, hashes, paths, useAddresses } from '../../src/lib/address'
import { installing } from '../../src/lib/installing.svelte'
import { mine } from '../../src/lib/mine.svelte'
import { network, serveBy } from '../../src/lib/server'
import { settings } from '../../src/lib/settings.svelte'
import { learnPart } from '../../src/lib/speak.svelte'
import { ui } from '../../src/lib/ui.svelte'
import Help from '../../src/table/Help.svelte'
import Share from '../../src/table/Share.svelte'
import { titles } from '../../src/titles'
import { briefly, known, tableState } from '../answers'
import { control, hasButton, named, press, show, words } from '../page'
import type { FakeServer } from '../server'
import { TestSocket } from '../sockets'
import { playServer, stream, until } from '../table/page'
import { tableIn } from '../tables'

let server: FakeServer

/** The page has its own server from now on, which answers as the network's does. */
function beAlone(): void {
  serveBy({ ...network, alone: true })
}

beforeEach(() => {
  server = playServer()
  server.answer('GET /api/me', known('Ann'))
  server.answer('POST /api/me', known('Ann'))
  server.answer(/^GET \/api\/finished/, { games: [], more: false })
  Object.defineProperty(document, 'fonts', {
    value: { load: async () => [], addEventListener: () => {} },
    configurable: true,
  })
  settings.change({ title: 'hallertau' })
})

afterEach(() => {
  serveBy(network)
  useAddresses(paths)
  history.replaceState(null, '', '/')
})

/** What was asked for that other people are needed for. */
function others(): string[] {
  const asked = [...server.requests.map(({ path }) => path), ...TestSocket.opened.map(({ url }) => url)]
  return asked.filter((path) =>
    /offers|watch|people|friends|calls|hours|passkeys|devices|hall\b|bots|mail|me\/page|company/.test(path),
  )
}

describe('the start page', () => {
  /** What is offered there: the kinds of players, and the headings of all parts. */
  async function offered(): Promise<{ kinds: string[]; parts: string[] }> {
    mine.comeIn(known('Ann'))
    await learnPart('people')
    server.answer('GET /api/me/people', { friends: [], blocked: [] })
    server.answer('GET /api/watch', { games: [] })
    show(Home, { go: () => {} })
    await control('Standard game', 'radio')
    const kinds = [...document.querySelectorAll<HTMLInputElement>('input[name=kind0]')].map(({ value }) => value)
    return { kinds, parts: [...document.querySelectorAll('aside h2, aside > a')].map(words) }
  }

  test('over the network offers to play with other people', async () => {
    const { kinds, parts } = await offered()
    expect(kinds).toEqual(['here', 'link', 'open', 'bot'])
    await until(() => expect(others()).not.toEqual([]))
    expect(parts).toContain('Hall of fame and finished games')
    expect(parts).toContain('Find me a game')
  })

  test('has nothing of other people where the page has its own server', async () => {
    beAlone()
    const { kinds, parts } = await offered()
    expect(kinds).toEqual(['here', 'bot'])
    expect(parts).toEqual(['Open a record', 'Practise a draft', 'Rules', 'Finished games'])
    expect(others()).toEqual([])
  })
})

test('I am a name, a color and what is stored about me', async () => {
  beAlone()
  await learnPart('me')
  mine.comeIn(known('Ann'))
  const container = show(Me)
  expect(words(container)).toContain('in this browser alone')
  expect([...container.querySelectorAll('h3, legend')].map(words)).toEqual(['My color', 'What is stored about me'])
  expect(named(/^Save /, 'link')).toHaveLength(2)
  expect(hasButton('Forget me …')).toBe(false)
  expect(others()).toEqual([])
})

test('the players of a table have no links, and are handed over to bots all the same', async () => {
  beAlone()
  await learnPart('dialogs')
  const { table } = await tableIn('hallertau under way')
  const container = show(Share, { table })
  await until(() => expect(container.querySelectorAll('option').length).toBeGreaterThan(2))
  expect(words(container)).not.toMatch(/link|another person/i)
  expect(container.querySelectorAll('input[readonly]')).toHaveLength(0)
  expect(words(container)).toContain('Ending the game early')
  expect(others()).toEqual([])
})

test('the help says nothing of links', async () => {
  beAlone()
  await learnPart('dialogs')
  const container = show(Help, { game: 'hallertau' })
  await until(() => expect(words(container)).toContain('“Players”'))
  expect(words(container)).not.toContain('link')
})

test('it is not put among the apps of the device', async () => {
  beAlone()
  installing.describe('en')
  expect(document.querySelector('link[rel=manifest]')).toBeNull()
})

// Links within the page

describe('in a page that has its own server', () => {
  const SHOWN = '/games/index.html'

  beforeEach(async () => {
    history.replaceState(null, '', SHOWN)
    beAlone()
    useAddresses(hashes)
    mine.comeIn(known('Ann'))
    render(App, { props: { titles } })
    await control('Start')
  })

  /** Where the page is, which stays the same file. */
  function at(): string {
    expect(location.pathname).toBe(SHOWN)
    return `${address.path}${address.search}${address.key && `#${address.key}`}`
  }

  test('links lead to other addresses and back to the start page, and titles tell where one is', async () => {
    await press(/^All \d+ lessons/, 'link')
    await until(() => expect(document.title).toBe('Learn by playing'))
    expect(at()).toBe('/learn/hallertau')
    await press('To the start page', 'link')
    await control('Start')
    expect(at()).toBe('/')
    expect(document.title).toBe('Allmende')
    await press('Finished games', 'link')
    await until(() => expect(document.title).toBe('Finished games'))
    expect(named(/./, 'link').map(words)).toEqual(["Today's game", 'To the start page'])
  })

  test('a dialog in which a link was pressed is gone', async () => {
    ui.dialog = 'help'
    await until(() => expect(document.querySelector('dialog a[href^="#/learn/"]')).not.toBeNull())
    await fireEvent.click(document.querySelector('dialog a[href="#/learn/hallertau"]')!)
    await until(() => expect(document.title).toBe('Learn by playing'))
    expect(ui.dialog).toBeNull()
    expect(document.querySelectorAll('dialog h2')).toHaveLength(0)
  })

  test('a lesson that was begun is begun anew by the link beside it', async () => {
    const made = vi.fn(() => ({ table: `t${made.mock.calls.length}`, key: 'k', seats: [{ seat: 0, name: 'Ann' }] }))
    server.answer(/^POST \/api\/titles\/hallertau\/lessons\//, made)
    server.answer(/^GET \/api\/tables\/t\d/, briefly(tableState('hallertau under way')))
    address.go('/learn/hallertau')
    await fireEvent(window, new HashChangeEvent('hashchange'))
    await until(() => expect(document.querySelectorAll('a[href^="#/learn/hallertau/"]').length).toBeGreaterThan(1))
    const first = document.querySelector<HTMLElement>('a[href^="#/learn/hallertau/"]')!.getAttribute('href')!
    const lesson = (href: string): HTMLElement => document.querySelector<HTMLElement>(`a[href="${href}"]`)!
    await fireEvent.click(lesson(first))
    await until(() => expect(at()).toBe('/t/t1#k'))
    address.go('/learn/hallertau')
    await fireEvent(window, new HashChangeEvent('hashchange'))
    await until(() => expect(lesson(`${first}?anew`)).not.toBeNull())
    await fireEvent.click(lesson(`${first}?anew`))
    await until(() => expect(at()).toBe('/t/t2#k'))
    expect(made).toHaveBeenCalledTimes(2)
  })

  test('the way back leads to where one was', async () => {
    await press('Finished games', 'link')
    await until(() => expect(document.title).toBe('Finished games'))
    // As the browser does it.
    history.replaceState(null, '', '#/')
    await fireEvent(window, new PopStateEvent('popstate'))
    await fireEvent(window, new HashChangeEvent('hashchange'))
    await control('Start')
    expect(at()).toBe('/')
  })

  test('a link to a table opens it with its key, and home is left', async () => {
    address.go('/t/t1#secret')
    await fireEvent(window, new HashChangeEvent('hashchange'))
    await until(() => stream().say(briefly(tableState('hallertau under way'))))
    expect(stream().protocols).toContain('key.secret')
    await until(() => expect(document.querySelectorAll('main.table')).toHaveLength(1))
    await control('Players')
    await press('To the start page', 'link')
    await control('Start')
    expect(document.querySelectorAll('main.table')).toHaveLength(0)
  })

  describe('the rules', () => {
    const WRITTEN = `<!doctype html><html lang="en"><title>The rules of Hallertau</title><style>a{}</style>
      <body><main><h1>The rules of Hallertau</h1>
      <ul><li><a href="/?title=hallertau">Play Hallertau</a><li><a href="/rules">Others</a>
      <li><a lang="de" hreflang="de" href="/rules/hallertau?language=de">Auf Deutsch</a></ul>
      <form><input type="hidden" name="language" value="en"><input type="search" name="words"><button>Look</button></form>
      <p class="gone" role="alert" hidden>Gone.</p><ul class="chapters"><li><a href="#fields">Fields</a></ul>
      <h2 id="fields">Fields</h2><p id="fields.1" class="marked">Sow. <a href="/play/hallertau/sow">Try it</a></p></main>
      <script type="module" src="/rules.js"></script></body></html>`

    beforeEach(async () => {
      vi.stubGlobal(
        'IntersectionObserver',
        class {
          observe(): void {}
          unobserve(): void {}
          disconnect(): void {}
        },
      )
      Element.prototype.scrollIntoView = () => {}
      const html = (): Response => new Response(WRITTEN, { headers: { 'Content-Type': 'text/html' } })
      server.answer(/^GET \/rules/, html)
      await press('Rules', 'link')
      await until(() => expect(document.title).toBe('The rules of Hallertau'))
    })

    const asked = (): string[] => server.those(/^GET \/rules/).map(({ path, query }) => `${path}?${query}`)

    test('are what the server writes, without its scripts and styles', async () => {
      expect(asked()).toEqual(['/rules/hallertau?language=en'])
      expect(document.querySelectorAll('main h1')).toHaveLength(1)
      expect(document.querySelectorAll('main :is(script, style)')).toHaveLength(0)
    })

    test('are turned to a place, and say if there is none of its name', async () => {
      await press('Fields', 'link')
      await until(() => expect(document.activeElement?.id).toBe('fields'))
      expect(at()).toContain('#fields')
      expect(asked()).toHaveLength(1)
      expect(document.querySelector<HTMLElement>('.gone')!.hidden).toBe(true)
      address.go('/rules/hallertau#nowhere')
      await fireEvent(window, new HashChangeEvent('hashchange'))
      await until(() => expect(document.querySelector<HTMLElement>('.gone')!.hidden).toBe(false))
    })

    test('are searched for words', async () => {
      const field = document.querySelector<HTMLInputElement>('input[name=words]')!
      field.value = ' hops '
      await fireEvent.submit(field.form!)
      await until(() => expect(asked()).toEqual([expect.anything(), '/rules/hallertau?language=en&words=hops']))
      expect(at()).toBe('/rules/hallertau?words=hops')
    })

    test('are read in another language, which the whole page then speaks', async () => {
      await press('Auf Deutsch', 'link')
      await until(() => expect(asked().at(-1)).toBe('/rules/hallertau?language=de'))
      expect(settings.language).toBe('de')
    })

    test('lead to a game, and to the rules of others', async () => {
      settings.change({ title: 'arle' })
      await press('Play Hallertau', 'link')
      await control('Start')
      expect(at()).toBe('/')
      expect(settings.title).toBe('hallertau')
    })
  })
})
