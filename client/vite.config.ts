import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8000'

// Every page load counts: short class names, templates as trees, no version number.
const compilerOptions = {
  runes: true,
  discloseVersion: false,
  fragments: 'tree' as const,
  cssHash: ({ name, hash }: { name: string; hash: (text: string) => string }) => `s${hash(name).slice(-3)}`,
}

export default defineConfig({
  plugins: [svelte({ compilerOptions })],
  build: {
    // The package ships what lies here; the Python side serves it.
    outDir: '../src/allmende/server/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
