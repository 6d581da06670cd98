import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { usualVersionsKept } from '../../site/versions/history.ts';
import { shortDigest } from '../../site/versions/versions.ts';
import { withDeployOptions } from '../options/deploy-options.ts';
import { examples } from '../options/examples.ts';
import { exitsWith } from '../options/exits-with.ts';
import { wholeNumber } from '../options/flag-values.ts';
import { withGateOptions } from '../options/gate-options.ts';
import { withReportOptions } from '../options/report-options.ts';
import { withFutureOptions, withSourceOptions } from '../options/source-options.ts';
import { startStopwatch } from '../options/stopwatch.ts';
import type { BuildOptions } from './build-options.ts';
import { unchangedBuild } from './unchanged-build.ts';

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('check the content, then write the bundle and the site');
  const withOptions = withReportOptions(withGateOptions(withFutureOptions(withSourceOptions(command))))
    .requiredOption(
      '--out <folder>',
      'where to put the site: a link that is switched when all files are written',
    )
    .option('--keep <n>', 'how many versions to keep', wholeNumber(1), usualVersionsKept)
    .option(
      '--durable',
      'wait until the disk has every file before the link is switched; a power cut loses nothing',
    )
    .option('--allow-errors', 'build the valid content despite errors')
    .option('--offline', 'do not ask whether the services of other hosts answer')
    .option('--watch', 'build again whenever a file changes');
  withDeployOptions(withOptions)
    .addHelpText(
      'after',
      examples(
        'build export.json --out site',
        'build --out site --allow-errors',
        'build export.json --out site --durable --keep 5',
        'build export.json --out site --watch',
        'build export.json --out site --deploy deploy --host netlify --previous https://help.example.com',
      ),
    )
    .action(exitsWith(runBuild));
}

async function runBuild(exported: string | undefined, options: BuildOptions): Promise<ExitCode> {
  const time = startStopwatch();
  const built = (await unchangedBuild(exported, options)) ?? (await anew(exported, options));
  if (typeof built === 'number') return built;
  time(`version ${shortDigest(built)} built`);
  return exitCodes.clean;
}

/** Most of the program is loaded only where something has changed. */
const anew = async (exported: string | undefined, options: BuildOptions): Promise<string | ExitCode> =>
  (await import('./build-anew.ts')).buildAnew(exported, options);
