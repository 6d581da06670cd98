import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, findBrowser } from '../browser/find-browser.ts';
import { measureBuild, siteFolder } from './build/measure-build.ts';
import { writeSpaceFiles } from './build/space-files.ts';
import { cacheFolder } from './cache-folder.ts';
import { main } from './measure.ts';
import { allPeers } from './peers/all-peers.ts';
import { peerFolder } from './peers/measure-peer.ts';
import { readOptions } from './options.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { interleaved } from './timing/interleaved.ts';
import { measurePage } from './web/measure-page.ts';
import { serveFolder } from './web/serve-folder.ts';
import { type WebResults, webTable } from './web/web-results.ts';

/** Of ours there are 200 articles; of the others as many as `npm run bench:peers` has last built. */
const { sizes, runs, isRecorded } = readOptions(process.argv.slice(2), [200], 5);
const [articles = 0] = sizes;

const taken = circumstances();
await measureBuild(main, await writeSpaceFiles(articles, 2));
const built = [{ name: 'Fieldbook', folder: join(await cacheFolder(siteFolder), 'site') }];
for (const peer of allPeers)
  built.push({ name: peer.name, folder: join(await peerFolder(peer), peer.output) });

const browser = await chromium.launch({ executablePath: findBrowser({ isWhole: true }), args: browserFlags });
const sites = await Promise.all(
  built
    .filter(({ folder }) => existsSync(folder))
    .map(async ({ name, folder }) => ({ name, served: await serveFolder(folder) })),
);
const figures = await interleaved(sites, runs, ({ name, served }) => {
  console.error(`opening an article of ${name}`);
  return measurePage(browser, served.address);
});
await browser.close();
for (const { served } of sites) served.close();

const measured = Array.from(figures, ([{ name }, each]) => ({ name, figures: each }));
const results: WebResults = { ...taken, runs, sites: measured };
console.log(`\n${webTable(results)}\n`);
if (isRecorded) await record({ web: results });
