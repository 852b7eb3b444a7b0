import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:8000'

// Scoped by the name of the component, of which there is one each: that reads and compresses better than a hash.
export default defineConfig({
  plugins: [svelte({ compilerOptions: { runes: true, cssHash: ({ name }) => `in-${name}` } })],
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
