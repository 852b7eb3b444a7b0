import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = 'http://127.0.0.1:8000'

// Every page load counts: short class names, templates as trees, no version number.
const compilerOptions = {
  runes: true,
  discloseVersion: false,
  fragments: 'tree' as const,
  cssHash: ({ name, hash }: { name: string; hash: (text: string) => string }) => `s${hash(name).slice(-3)}`,
}

// What only the start page, the dialogs, the end and hand cards need comes when they do; all else comes in one piece.
const later = /src.(cards|home|table.(dialogs|GameOver|Help|Settings|Share))|bindings.select/
const codeSplitting = { groups: [{ name: 'table', test: (id: string) => !later.test(id) }] }

// No page comes drawn from the server: Svelte's code that would take over such a page falls away.
const neverHydrate: Plugin = {
  name: 'never-hydrate',
  transform(code, id) {
    if (!id.endsWith('svelte/src/internal/client/dom/hydration.js')) return null
    const constant = code.replace('export let hydrating = false', 'export const hydrating = false').replace('hydrating = value;', '')
    if (constant.length !== code.length - 'hydrating = value;'.length + 2) throw new Error('Svelte no longer says whether it hydrates where it did')
    return constant
  },
}

export default defineConfig({
  plugins: [svelte({ compilerOptions }), neverHydrate],
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
