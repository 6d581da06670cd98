import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browser/find-browser.ts';
import { editedSample, editedSpace, type EditedSpace } from './edits/edited-space.ts';
import { type EditResults, editTable } from './edits/edit-results.ts';
import { shownAfterMs } from './edits/shown-after.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { startPreview } from './start-preview.ts';

/** `npm run bench:edits -- 1000` chooses how many articles the generated spaces have; `--runs` how many edits there are of each kind. */
const { sizes, runs: edits, isRecorded } = readOptions(process.argv.slice(2), [1000, 5000], 20);
const taken = circumstances();
const browser = await chromium.launch({ executablePath: findBrowser({ isWhole: true }), args: browserFlags });
const spaces: EditResults['spaces'][number][] = [];
for (const open of [editedSample, ...sizes.map((articles) => () => editedSpace(articles))])
  spaces.push(await measureSpace(await open()));
await browser.close();
const results: EditResults = { ...taken, edits, spaces };
console.log(`\n${editTable(results)}\n`);
if (isRecorded) await record({ edits: results });

async function measureSpace({ name, folder, exportFile, page, withTitle }: EditedSpace) {
  console.error(`editing ${name}`);
  const { address, stop } = await startPreview(main, folder, ['export.json'], []);
  const edited = { browser, address: `${address}${page}`, exportFile, withTitle, edits };
  const settledMs = await shownAfterMs({ ...edited, pauseMs: 3000 });
  const justLoadedMs = await shownAfterMs({ ...edited, pauseMs: 0 });
  await stop();
  return { space: name, settledMs, justLoadedMs };
}
