import { join } from 'node:path';
import { describeError } from '../../cli/describe-error.ts';
import { type BuildResults, buildTables, type SizeResult } from './build/build-results.ts';
import { measureBuild, siteFolder } from './build/measure-build.ts';
import { olderBuild } from './build/older-build.ts';
import { outputBytes } from './build/output-bytes.ts';
import { writeSpaceFiles } from './build/space-files.ts';
import { stageTimes } from './build/stage-times.ts';
import { cacheFolder } from './cache-folder.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { interleaved } from './timing/interleaved.ts';

/** Articles; each comes with four sections, which are entries too: the last is 100,000 entries. */
const usualSizes = [200, 1000, 5000, 20_000];
/** One for a new process, the others in a preview; fewer where each is a file of hundreds of megabytes. */
const changesOf = (articles: number): number => (articles > 5000 ? 3 : 6);

const { sizes, runs, against, isRecorded } = readOptions(process.argv.slice(2), usualSizes);
const taken = circumstances();
const older = against === undefined ? undefined : await olderBuild(against);
const measured: SizeResult[] = [];
for (const articles of sizes) {
  // one size that is too much for a machine leaves the others their figures
  await measureSize(articles).then(
    (size) => measured.push(size),
    (error: unknown) => console.error(`${articles} articles: ${describeError(error)}`),
  );
}
const results: BuildResults = { ...taken, runs, sizes: measured, ...(older && { against }) };
console.log(`\n${buildTables(results)}\n`);
if (isRecorded && measured.length > 0) await record({ builds: results });

async function measureSize(articles: number): Promise<SizeResult> {
  console.error(`building ${articles} articles`);
  const space = await writeSpaceFiles(articles, changesOf(articles));
  // this one last, so that its site is what stays
  const mains = [...(older === undefined ? [] : [older]), main];
  const figures = await interleaved(mains, runs, (each) => measureBuild(each, space));
  const build = figures.get(main) ?? (await measureBuild(main, space));
  return {
    articles,
    entries: space.entries,
    build,
    output: await outputBytes(join(await cacheFolder(siteFolder), 'site')),
    stages: await stageTimes(space.original),
    ...(older && { older: figures.get(older) }),
  };
}
