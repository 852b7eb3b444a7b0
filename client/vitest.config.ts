import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Unit tests of modules, and of components mounted in a simulated document. What needs a browser is in `tests/browser`. */
export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    // Files share modules, and `setup.ts` has all begin alike: what draws a game is then read once.
    isolate: false,
    setupFiles: 'tests/setup.ts',
    // What draws a game is a hundred modules, and machines that test may have much else to do.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
