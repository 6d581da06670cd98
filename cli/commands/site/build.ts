import type { Command } from 'commander';
import { loadConfig } from '../../config/load-config.ts';
import { type ExitCode, exitCodes } from '../../exit-codes.ts';
import { escape } from '../../reporters/text/escape.ts';
import { unreachedServices } from '../../services/unreached-services.ts';
import { openSiteBuild } from '../../site/site-build.ts';
import { usualVersionsKept } from '../../site/versions/history.ts';
import { examples } from '../options/examples.ts';
import { exitsWith } from '../options/exits-with.ts';
import { wholeNumber } from '../options/flag-values.ts';
import { withGateOptions } from '../options/gate-options.ts';
import { makeSite, type MakeOptions } from './make-site.ts';
import { withReportOptions } from '../options/report-options.ts';
import { withSourceOptions } from '../options/source-options.ts';
import { startStopwatch } from '../options/stopwatch.ts';

interface BuildOptions extends MakeOptions {
  readonly out: string;
  readonly keep: number;
  readonly durable?: true;
  readonly watch?: true;
  readonly offline?: true;
}

export function addBuild(program: Command): void {
  const command = program
    .command('build')
    .description('check the content, then write the bundle and the site');
  withReportOptions(withGateOptions(withSourceOptions(command)))
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
  const time = startStopwatch();
  const site = await openSiteBuild(options);
  if (options.watch) {
    const [{ watchContent }, { siteMaker }] = await Promise.all([
      import('../../watch/watch-content.ts'),
      import('./make-site-again.ts'),
    ]);
    return watchContent(exported, options, siteMaker({ site, options }));
  }
  const loaded = await loadConfig(options);
  const asked = options.offline ? [] : unreachedServices(loaded.config);
  const made = await makeSite(exported, { site, options, loaded });
  if (typeof made === 'number') return made;
  for (const sentence of await asked) console.error(escape(`warning: ${sentence}`));
  const { digest, isOther, files } = made;
  await site.close();
  console.error(isOther ? `${files} files written to ${site.link}` : `${site.link} is the same as before`);
  time(`version ${digest.slice(0, 12)} built`);
  return exitCodes.clean;
}
