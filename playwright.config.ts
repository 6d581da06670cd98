import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './tests/browser/find-browser.ts';
import { previewOfSample } from './tests/browser/preview-of-sample.ts';
import type { WorkerFixtures } from './tests/browser/quiet-page.ts';
import { makeFreshFolders } from './tests/fresh-folders.ts';
import { seed } from './tests/seed.ts';

// Looked for before the tests have a home of their own, where no browser is installed. Workers read this file again.
const executablePath = findBrowser();
process.env['FIELDBOOK_BROWSER'] = executablePath;
process.env['FIELDBOOK_SEED'] = String(seed);
const folder = makeFreshFolders();

/** Another one where two checkouts are tested at once. */
const port = Number(process.env['FIELDBOOK_TEST_PORT'] ?? 4179);

/** Browser tests run against the sample space, as `npm start` serves it; those that are tagged, also as `fieldbook serve` does. */
export default defineConfig<object, WorkerFixtures>({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  globalSetup: 'tests/browser/site-host.ts',
  outputDir: '.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list', // tells what failed at the end
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: browserFlags },
    // Frames take a fifth of the processors’ time. The tour is made with motion; here a spec about it takes `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'preview' },
    { name: 'serve', grep: /@serve/u, use: { isBuilt: true }, timeout: 120_000 }, // a site is built first
  ],
  webServer: previewOfSample(port, folder),
});
