import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyCacheFolder } from './cache-folder.ts';
import { generateSpace } from './generate-space.ts';
import { type LocalesResults, localesTable, oneAfterTheOther } from './locales/locales-table.ts';
import { overLimits } from './locales/over-limits.ts';
import { spaceLocales, translatedSpace } from './locales/translated-space.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { interleaved } from './timing/interleaved.ts';
import { runTimed } from './timing/run-timed.ts';

const all = 'all in one run';

const { sizes, runs, isRecorded } = readOptions(process.argv.slice(2), [1000]);
const [articles = 1000] = sizes;
const taken = circumstances();
const folder = await emptyCacheFolder('bench/locales');
await writeFile(join(folder, 'export.json'), JSON.stringify(translatedSpace(generateSpace(articles))));
await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify({ locales: spaceLocales }));
const figures = await interleaved([all, ...spaceLocales], runs, async (each) => {
  const out = join(await emptyCacheFolder('bench/locales-site'), 'site');
  const one = each === all ? [] : ['--locale', each];
  const command = [
    process.execPath,
    main,
    'build',
    'export.json',
    '--out',
    out,
    '-r',
    'summary',
    ...one,
  ] as const;
  return runTimed({ command, cwd: folder });
});
const rows = Array.from(figures, ([name, figure]) => ({ name, figures: figure }));
const results: LocalesResults = { ...taken, runs, articles, rows };
console.log(`\n${localesTable(results)}\n`);
if (isRecorded) await record({ locales: results });
const whole = figures.get(all);
const over = whole === undefined ? [] : overLimits(whole, oneAfterTheOther(rows));
for (const each of over) console.error(each);
if (over.length > 0) process.exitCode = 1;
