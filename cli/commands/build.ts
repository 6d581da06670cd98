import type { Command } from 'commander';
import { build } from '../../pipeline/build.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openProject, type Project } from '../input/project.ts';
import { breakingDrift } from '../model/drift.ts';
import { escape } from '../reporters/escape.ts';
import type { Findings } from '../reporters/findings.ts';
import { count } from '../reporters/last-line.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { freeMemory } from '../site/free-memory.ts';
import { openSiteBuild, type SiteBuild, type SiteWork } from '../site/site-build.ts';
import { checkContent } from './check-content.ts';
import { examples } from './examples.ts';
import { exitsWith } from './exits-with.ts';
import { wholeNumber } from './flag-values.ts';
import { type GateOptions, withGateOptions } from './gate-options.ts';
import { type ReportOptions, withReportOptions } from './report-options.ts';
import { type SourceOptions, withSourceOptions } from './source-options.ts';
import { tellTime } from './tell-time.ts';
import type { WatchedRun } from './watch-content.ts';
import { whileChecking } from './while-checking.ts';

interface BuildOptions extends SourceOptions, GateOptions, ReportOptions {
  readonly out: string;
  readonly keep: number;
  readonly durable?: true;
  readonly allowErrors?: true;
  readonly watch?: true;
}

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('check the content, then write the bundle and the site');
  withReportOptions(withGateOptions(withSourceOptions(command)))
    .requiredOption('--out <folder>', 'where the site goes: a link that a build switches when all is written')
    .option('--keep <n>', 'how many versions stay', wholeNumber(1), 3)
    .option(
      '--durable',
      'wait until the disk has it all before the link is switched; a power cut loses nothing',
    )
    .option('--allow-errors', 'build what is sound, whatever was found')
    .option('--watch', 'build again whenever a file changes')
    .addHelpText(
      'after',
      examples(
        'build export.json --out site',
        'build --out site --allow-errors',
        'build export.json --out site --durable --keep 5',
        'build export.json --out site --watch',
      ),
    )
    .action(exitsWith(runBuild));
}

async function runBuild(exported: string | undefined, options: BuildOptions): Promise<ExitCode> {
  const time = tellTime();
  const site = await openSiteBuild(options);
  if (options.watch) {
    const { watchContent } = await import('./watch-content.ts');
    return watchContent(exported, options, (project) => buildAgain(project, { site, options }));
  }
  const made = await makeSite(exported, { site, options });
  if (typeof made === 'number') return made;
  freeMemory(); // the content's, of which nothing is held any more
  const { digest, isOther, files } = await site.write(made.work);
  await site.close();
  await made.keep?.();
  console.error(isOther ? `${files} files written to ${site.link}` : `${site.link} is the same as before`);
  time(`version ${digest.slice(0, 12)} built`);
  return exitCodes.clean;
}

interface Making {
  readonly site: SiteBuild;
  readonly options: BuildOptions;
}

/** What is to be written, or the exit code where nothing is. The content itself ends here: pages are rendered without it in memory. */
async function makeSite(
  exported: string | undefined,
  { site, options }: Making,
): Promise<{ readonly work: SiteWork; readonly keep: Project['keep'] } | ExitCode> {
  const project = await openProject(exported, options);
  const { input, exportFolder, keep } = project;
  const built = await whileChecking(input, () => build(input));
  const findings = await checkContent(input, options, built);
  await writeReports(findings, options, project);
  const refusal = await refusalOf(findings, project, options);
  if (refusal !== undefined) return refusal;
  return { work: site.workOn(built, exportFolder), keep };
}

/** The exit code where nothing is to be written; undefined where the content, or whoever runs this, allows it. */
async function refusalOf(
  findings: Findings,
  project: Project,
  options: BuildOptions,
): Promise<ExitCode | undefined> {
  const code = (await hasDrifted(project)) ? exitCodes.findings : verdict(findings, options);
  if (code === exitCodes.clean || options.allowErrors === true) return undefined;
  console.error('nothing is written; --allow-errors builds what is sound');
  return code;
}

/** A content model that breaks what was locked is told, difference by difference. */
async function hasDrifted({ input, configFile }: Project): Promise<boolean> {
  const drift = await breakingDrift(input, configFile);
  for (const { message, advice } of drift) console.error(escape(`error: ${message} ${advice}`.trimEnd()));
  return drift.length > 0;
}

/** A run that stays: the site stays as it is while the content has errors. */
async function buildAgain(project: Project, { site, options }: Making): Promise<WatchedRun> {
  const built = build(project.input);
  const findings = await checkContent(project.input, options, built);
  const finish = async (): Promise<void> => {
    if ((await refusalOf(findings, project, options)) !== undefined) return;
    const { isOther, pages } = await site.write(site.workOn(built, project.exportFolder));
    console.error(
      isOther ? `${count(pages, 'page')} written to ${site.link}` : `${site.link} is the same as before`,
    );
  };
  return { findings, finish };
}
