import { defineConfig } from 'vitest/config';

/**
 * Tests run in Node; one that needs a document says `// @vitest-environment jsdom` at its top. The time zone is left as
 * it is: a test that depends on it sets it.
 */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'tests/bench/**'],
    environment: 'node',
    pool: 'threads',
    setupFiles: ['tests/set-up.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    coverage: {
      include: ['schemas/**', 'pipeline/**', 'cli/**', 'reader/**'],
      reportsDirectory: '.cache/coverage',
    },
  },
});
