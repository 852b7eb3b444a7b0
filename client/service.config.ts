import { defineConfig } from 'vite'

/** The service worker of the page that needs no server, one file under a name that stays. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../build/page',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/page/service.worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
  },
})
