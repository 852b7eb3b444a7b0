import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:8000'

// Every page load counts: short class names, templates as trees, no version number. (And classes in quotes, which are strings:
// for others Svelte brings more.)
const compilerOptions = {
  runes: true,
  discloseVersion: false,
  fragments: 'tree' as const,
  cssHash: ({ name, hash }: { name: string; hash: (text: string) => string }) => `s${hash(name).slice(-3)}`,
}

// A game's boards come to its own players, in one piece. What only the start page, the dialogs, the end, hints, hand cards and
// some games need comes when they do; all else comes at once.
const game = /client[\\/]src[\\/](?!home|lib|symbols|table)(\w+)[\\/](?!cards|Help|Hints)/
const later = /client.src.(home|lib.(advice|analysis|bots|desk|passing|raising)|symbols.(farm|hand|harvest|pen|rare)|table.(Analysis|Cover|dialogs|GameOver|Help|Hint|ReviewedMove|Score|Settings|Share)|\w+.(cards|Help|Hints))|bindings.(select|size)/
const gameOf = (id: string): string => game.exec(id)?.[1] ?? ''
const codeSplitting = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'table', test: (id: string) => !later.test(id) && !gameOf(id), priority: 2 },
    { name: gameOf, debugName: 'game', test: (id: string) => gameOf(id) !== '', priority: 1 },
  ],
}

/** Drops what is never used, where it is still written as it was; otherwise it is to be looked at anew. */
function without(name: string, file: string, drops: readonly (readonly [string, string])[]): Plugin {
  return {
    name,
    transform(code, id) {
      if (!id.endsWith(file)) return null
      return drops.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${file} no longer says: ${from}`)
        return text.replace(from, to)
      }, code)
    },
  }
}

const dropped = [
  // Drawings are written in lines, for people.
  { name: 'no-space', transform: (code: string, id: string) => (/client.src.*(symbols|drawings).*\.ts$/.test(id) ? code.replace(/(?<=[>`])\s*\n\s*(?=[<$])/g, '') : null) },
  // What a table draws at once has no lists to select from, and measures nothing.
  { name: 'no-bindings', transform: (code: string, id: string) => (/bindings.(select|size)\.js$/.test(id) ? { code, moduleSideEffects: false } : null) },
  // No page comes drawn from the server: Svelte's code that would take over such a page falls away.
  without('never-hydrate', 'svelte/src/internal/client/dom/hydration.js', [['export let hydrating = false', 'export const hydrating = false'], ['hydrating = value;', '']]),
  // No message formats a date, or a number in other ways than its language does.
  without('no-dates', '@fluent/bundle/esm/resolver.js', [['FluentDateTime.supportsValue(arg)', 'false']]),
  without('no-formats', '@fluent/bundle/esm/bundle.js', [['            NUMBER,\n            DATETIME,\n', '']]),
]

export default defineConfig({
  plugins: [svelte({ compilerOptions }), ...dropped],
  build: {
    // The package ships what lies here; the Python side serves it.
    outDir: '../src/allmende/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
