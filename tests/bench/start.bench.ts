import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { emptyCacheFolder } from './cache-folder.ts';
import { generateSpace } from './generate-space.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { markdownTable } from './report/table.ts';
import { milliseconds } from './report/units.ts';
import { startPreview } from './start-preview.ts';
import { median } from './timing/median.ts';
import { writeFile } from 'node:fs/promises';

/**
 * `npm run bench:start -- 1000`: how long a preview takes from its start to the first page, and to the findings and the manifest, which
 * need the whole build. The medians of `--runs`.
 */
const { sizes, runs } = readOptions(process.argv.slice(2), [1000, 5000], 3);
const rows: string[][] = [];
for (const articles of sizes) {
  const folder = await emptyCacheFolder(`bench/start/${articles}`);
  await writeFile(join(folder, 'export.json'), JSON.stringify(generateSpace(articles)));
  const taken: (readonly number[])[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await startMs(folder, articles));
  const medians = [0, 1, 2].map((part) => milliseconds(median(taken.map((each) => each[part] ?? 0))));
  rows.push([articles.toLocaleString('en-US'), ...medians]);
}
console.log(`\n${markdownTable(['articles', 'first page', 'findings', 'manifest'], rows)}\n`);

async function startMs(folder: string, articles: number): Promise<readonly number[]> {
  const beginMs = performance.now();
  const { address, stop } = await startPreview(main, folder, ['export.json'], []);
  const shownMs: number[] = [];
  const page = `/how-to/article-${Math.floor(articles / 2)}`;
  for (const path of [page, `/preview/pages${page}.json`, '/bundle/manifest.json']) {
    await (await fetch(address + path, { headers: { 'sec-fetch-site': 'same-origin' } })).text();
    shownMs.push(performance.now() - beginMs);
  }
  await stop();
  return shownMs;
}
