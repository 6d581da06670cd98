import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { configWithoutFont, previewOfSample } from './tests/browser/preview-of-sample.ts';
import { findBrowsers } from './tests/tour/browsers.ts';
import type { TourOptions } from './tests/tour/tour.ts';
import { makeFreshFolders } from './tests/fresh-folders.ts';

if (!existsSync('dist/cli/main.js')) throw new Error('The tour needs what `npm run build` writes.');

// Looked for before the tests have a home of their own, where none is installed. Workers read this file again.
const known = process.env['FIELDBOOK_TOUR_BROWSERS'];
const { found, notRun } =
  known === undefined ? findBrowsers() : (JSON.parse(known) as ReturnType<typeof findBrowsers>);
if (known === undefined) for (const line of notRun) console.log(line);
process.env['FIELDBOOK_TOUR_BROWSERS'] = JSON.stringify({ found, notRun });
const folder = makeFreshFolders();

/** Another one where two checkouts are tested at once. */
const port = Number(process.env['FIELDBOOK_TEST_PORT'] ?? 4181);
const site = `http://localhost:${port}`;

/**
 * A tour of the sample space, as `npm start` serves it, in every browser that is installed, but for the newest Chromium: the
 * browser tests open every page and use every feature in that one.
 */
export default defineConfig<object, TourOptions>({
  testDir: 'tests/tour',
  testMatch: '*.spec.ts',
  outputDir: '.cache/tour',
  fullyParallel: true,
  workers: 2,
  maxFailures: 10,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list', // tells what failed at the end
  timeout: 60_000,
  projects: found.map((browser) => ({
    name: browser.name,
    use: { found: browser, site },
  })),
  webServer: previewOfSample(port, folder, configWithoutFont(folder)),
});
