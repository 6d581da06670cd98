import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyCacheFolder } from './cache-folder.ts';
import { generateSpace } from './generate-space.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { markdownTable } from './report/table.ts';
import { seconds, whole } from './report/units.ts';
import { interleaved } from './timing/interleaved.ts';
import { runTimed } from './timing/run-timed.ts';

/** What a build finds of earlier ones; each after the one before. */
const builds = {
  'without images': { removed: ['cache', 'site'], shareImages: false },
  'with images, the first': { removed: ['cache', 'site'], shareImages: true },
  'with images, of the cache': { removed: ['site'], shareImages: true },
  'with images, after a version': { removed: [], shareImages: true },
} as const;

const paths = { cache: ['.fieldbook-cache'], site: ['site', 'site.versions'] } as const;

const { sizes, runs } = readOptions(process.argv.slice(2), [1000]);
const [articles = 1000] = sizes;
const folder = await emptyCacheFolder('bench/share-images');
await writeFile(join(folder, 'export.json'), withLongTitles(JSON.stringify(generateSpace(articles))));
const figures = await interleaved(Object.keys(builds) as (keyof typeof builds)[], runs, async (name) => {
  const { removed, shareImages } = builds[name];
  for (const path of removed.flatMap((each) => paths[each]))
    await rm(join(folder, path), { recursive: true, force: true });
  const config = { siteUrl: 'https://help.example.com', shareImages };
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
  return runTimed({
    command: [process.execPath, main, 'build', 'export.json', '--out', 'site', '-r', 'summary'],
    cwd: folder,
  });
});
const rows = Array.from(figures, ([name, { tookMs, processorMs }]) => [
  name,
  seconds(tookMs),
  seconds(processorMs),
]);
console.log(`\n${markdownTable([`${whole(articles)} articles`, 'time', 'processor time'], rows)}\n`);

/** Titles as long as those of a help center. */
function withLongTitles(text: string): string {
  return text.replaceAll(
    /"Article (\d+)"/gu,
    '"What to check before technician $1 leaves for the next appointment"',
  );
}
