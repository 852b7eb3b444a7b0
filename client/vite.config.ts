import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { breaks } from './breaks.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  // Files find one another from where they lie: the server may lie below a path, which it writes into its page.
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } }), breaks()],
  build: {
    // The package ships what lies here; the Python side serves it.
    outDir: '../src/allmende/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // Its content security policy lets nothing but pictures be inlined.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', rules: 'src/rules.ts' },
      // The server itself writes the page that asks for this one, and knows it by its name.
      output: { entryFileNames: ({ name }) => (name === 'rules' ? 'rules.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
