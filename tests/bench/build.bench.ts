import { join } from 'node:path';
import { describeError } from '../../cli/describe-error.ts';
import { type BuildResults, buildTables, type SizeResult } from './build/build-results.ts';
import { measureBuild, siteFolder } from './build/measure-build.ts';
import { otherBuild, type ProgramBuild, thisBuild } from './build/other-build.ts';
import { outputBytes } from './build/output-bytes.ts';
import { ratioTable } from './build/ratio-table.ts';
import { writeSpaceFiles } from './build/space-files.ts';
import { stageTimes } from './build/stage-times.ts';
import { cacheFolder } from './cache-folder.ts';
import { readOptions } from './options.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { inTurn } from './timing/interleaved.ts';
import { mediansOf } from './timing/median.ts';

/** Articles; each comes with four sections, which are entries too: the last is 100,000 entries. */
const usualSizes = [200, 1000, 5000, 20_000];
/** One for a new process, the others in a preview; fewer where each is a file of hundreds of megabytes. */
const changesOf = (articles: number): number => (articles > 5000 ? 3 : 6);

const { sizes, runs, against, isRecorded } = readOptions(process.argv.slice(2), usualSizes);
const taken = circumstances();
const other = against === undefined ? undefined : await otherBuild(against);
if (other !== undefined) console.log(`Compared with ${other.name}, in turn.`);
const comparisons: string[] = [];
const measured: SizeResult[] = [];
for (const articles of sizes) {
  // one size that is too much for a machine leaves the others their figures
  await measureSize(articles).then(
    (size) => measured.push(size),
    (error: unknown) => console.error(`${articles} articles: ${describeError(error)}`),
  );
}
const results: BuildResults = { ...taken, runs, sizes: measured };
console.log(`\n${[buildTables(results), ...comparisons].join('\n\n')}\n`);
if (isRecorded && measured.length > 0) await record({ builds: results });

async function measureSize(articles: number): Promise<SizeResult> {
  console.error(`building ${articles} articles`);
  const space = await writeSpaceFiles(articles, changesOf(articles));
  // this one last, so that its site is what stays
  const builds = [...(other === undefined ? [] : [other]), thisBuild];
  const figures = await inTurn(builds, runs, ({ main }) => measureBuild(main, space));
  const withSources = builds.filter(({ checkout }) => checkout !== undefined);
  const stages = await inTurn(withSources, runs, ({ checkout }) => stageTimes(space.original, checkout));
  const runsOf = (build: ProgramBuild) =>
    (figures.get(build) ?? []).map((each, run) => ({ ...each, ...stages.get(build)?.[run] }));
  if (other !== undefined)
    comparisons.push(ratioTable({ articles, ours: runsOf(thisBuild), others: runsOf(other) }));
  return {
    articles,
    entries: space.entries,
    build: mediansOf(figures.get(thisBuild) ?? []),
    output: await outputBytes(join(await cacheFolder(siteFolder), 'site')),
    stages: mediansOf(stages.get(thisBuild) ?? []),
  };
}
