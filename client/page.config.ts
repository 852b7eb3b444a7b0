import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { breaks } from './breaks.ts'

/** The page that needs no server. It may lie below any folder, and names the engine's by the environment. */
export default defineConfig({
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } }), breaks()],
  define: { 'import.meta.env.VITE_ENGINE': JSON.stringify(process.env.ALLMENDE_ENGINE ?? '') },
  worker: { format: 'es' },
  build: {
    outDir: '../build/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { input: { index: 'page.html' } },
  },
})
