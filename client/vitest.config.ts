import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { breaks } from './breaks.ts'

/** Runs files in the order of their names, the same everywhere. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}

/** Unit tests of modules, and of components mounted in a simulated document. What needs a browser is in `tests/browser`. */
export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), breaks()],
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'happy-dom',
    // Files share modules, one after the other in one process: what draws a game is then read once, which saves half of
    // the time. `setup.ts` has all begin alike.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: ByName },
    setupFiles: 'tests/setup.ts',
    // What draws a game is a hundred modules, and machines that test may have much else to do.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
