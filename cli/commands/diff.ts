import type { Command } from 'commander';
import { openBoth } from '../diff/open-both.ts';
import { compareExports, type Stage } from '../diff/compare-exports.ts';
import { type DifferenceReporterName, differenceReporterNames } from '../diff/reporters.ts';
import { writeDifference } from '../diff/write-difference.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { withLine } from '../terminal/progress.ts';
import { chooserOf, type ReporterChoice } from '../reporters/choice.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date, sourceKind } from './options/flag-values.ts';
import { type SourceOptions, withFutureOptions } from './options/source-options.ts';
import { startStopwatch } from './options/stopwatch.ts';

export function addDiff(program: Command): void {
  const command = program
    .command('diff')
    .description('show what changed between two exports, or what a release will change')
    .argument('[old]', 'the older export, - for standard input')
    .argument('[new]', 'the newer export, - for standard input')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--kb <id>', 'the knowledge base, as the configuration names it')
    .option('--locale <code>', 'one locale alone (default: those of the configuration)')
    .option('--drafts', 'include drafts')
    .option('--source <where>', 'contentful for a live space, with --release or --at', sourceKind);
  withFutureOptions(command)
    .option('--now <date>', 'the date to use as today', date)
    .option('--no-findings', 'do not look for new and resolved findings')
    .option('--no-cache', 'ignore the results of earlier runs')
    .option(
      '-r, --reporter <name[=path]>',
      `the form of the report: ${differenceReporterNames.join(', ')}; repeatable`,
      chooserOf(differenceReporterNames),
    )
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .addHelpText(
      'after',
      examples(
        'diff old.json new.json',
        'diff old.json new.json -r markdown=comment.md -r html=changes.html',
        'diff old.json new.json --no-findings -r json',
        'diff - new.json < old.json',
        'diff --source contentful --release 2xYtP7',
      ),
    )
    .action(exitsWith(runDiff));
}

interface DiffOptions extends SourceOptions {
  readonly findings: boolean;
  readonly cache: boolean;
  readonly reporter?: readonly ReporterChoice<DifferenceReporterName>[];
  readonly color?: boolean;
}

async function runDiff(
  oldName: string | undefined,
  newName: string | undefined,
  options: DiffOptions,
): Promise<ExitCode> {
  const time = startStopwatch();
  const { old, now, settings, checkExport } = await openBoth(oldName, newName, options);
  const isLarge = old.bytes.length + now.bytes.length > largeBytes;
  const difference = await compareExports({ old, now }, settings, {
    findings: options.findings,
    cache: options.cache,
    checkExport,
    during: async (stage, work) => (isLarge ? withLine(sentences[stage], work) : work()),
  });
  await writeDifference(difference, options);
  time('compared');
  return exitCodes.clean;
}

/** Larger exports take noticeable time in each stage. */
const largeBytes = 20 * 2 ** 20;

const sentences: Readonly<Record<Stage, string>> = {
  reading: 'reading both exports',
  checking: 'looking for findings',
  comparing: 'comparing',
};
