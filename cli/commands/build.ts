import type { Command } from 'commander';
import { build } from '../../pipeline/build.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openProject, type Project } from '../input/project.ts';
import { breakingDrift } from '../model/drift.ts';
import { escape } from '../reporters/escape.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { openReaderBuild } from '../site/reader-build.ts';
import { siteFiles } from '../site/site-files.ts';
import { currentVersion, outputAt } from '../site/versions.ts';
import { writeSite } from '../site/write-site.ts';
import { checkContent } from './check-content.ts';
import { examples } from './examples.ts';
import { exitsWith } from './exits-with.ts';
import { wholeNumber } from './flag-values.ts';
import { type GateOptions, withGateOptions } from './gate-options.ts';
import { type ReportOptions, withReportOptions } from './report-options.ts';
import { type SourceOptions, withSourceOptions } from './source-options.ts';
import { tellTime } from './tell-time.ts';
import { whileChecking } from './while-checking.ts';

interface BuildOptions extends SourceOptions, GateOptions, ReportOptions {
  readonly out: string;
  readonly keep: number;
  readonly allowErrors?: true;
}

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('check the content, then write the bundle and the site');
  withReportOptions(withGateOptions(withSourceOptions(command)))
    .requiredOption('--out <folder>', 'where the site goes: a link that a build switches when all is written')
    .option('--keep <n>', 'how many versions stay', wholeNumber(1), 3)
    .option('--allow-errors', 'build what is sound, whatever was found')
    .addHelpText('after', examples('build export.json --out site', 'build --out site --allow-errors'))
    .action(exitsWith(runBuild));
}

/** A content model that breaks what was locked is told, difference by difference. */
async function hasDrifted({ input, configFile }: Project): Promise<boolean> {
  const drift = await breakingDrift(input, configFile);
  for (const { message, advice } of drift) console.error(escape(`error: ${message} ${advice}`.trimEnd()));
  return drift.length > 0;
}

async function runBuild(exported: string | undefined, options: BuildOptions): Promise<ExitCode> {
  const time = tellTime();
  const output = outputAt(options.out);
  await currentVersion(output); // what a build did not make is refused before the work
  const project = await openProject(exported, options);
  const { input, exportFolder } = project;
  const built = await whileChecking(input, () => build(input));
  const findings = await checkContent(input, options, built);
  await writeReports(findings, options, project);
  const code = (await hasDrifted(project)) ? exitCodes.findings : verdict(findings, options);
  if (code !== exitCodes.clean && options.allowErrors !== true) {
    console.error('nothing is written; --allow-errors builds what is sound');
    return code;
  }
  const files = siteFiles({ build: built, reader: await openReaderBuild(), exportFolder });
  const { digest, isNew } = await writeSite(files, { output, keep: options.keep });
  await project.keep?.();
  console.error(
    isNew ? `${files.length} files written to ${output.link}` : `${output.link} is the same as before`,
  );
  time(`version ${digest.slice(0, 12)} built`);
  return exitCodes.clean;
}
