import { defineConfig } from 'vite'

/** The service worker, one file under a name that stays: browsers ask for it again to learn of a new one. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../src/allmende/server/static',
    emptyOutDir: false,
    target: 'es2022',
    lib: { entry: 'src/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
  },
  // Workbox asks how it was built.
  define: { 'process.env.NODE_ENV': '"production"' },
})
