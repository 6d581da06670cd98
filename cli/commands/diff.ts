import type { Command } from 'commander';
import { compareExports, type Stage } from '../diff/compare-exports.ts';
import { type DifferenceReporterName, differenceReporterNames } from '../diff/reporters.ts';
import { writeDifference } from '../diff/write-difference.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { chooseExport } from '../input/choose-export.ts';
import { openUnparsed } from '../input/project.ts';
import { readWithProgress } from '../input/read-with-progress.ts';
import { withLine } from '../terminal/progress.ts';
import { chooserOf, type ReporterChoice } from '../reporters/choice.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date } from './options/flag-values.ts';
import type { SourceOptions } from './options/source-options.ts';
import { startStopwatch } from './options/stopwatch.ts';

export function addDiff(program: Command): void {
  program
    .command('diff')
    .description('show what changed between two exports')
    .argument('<old>', 'the older export, - for standard input')
    .argument('<new>', 'the newer export, - for standard input')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--kb <id>', 'the knowledge base, as the configuration names it')
    .option('--locale <code>', 'one locale alone (default: those of the configuration)')
    .option('--drafts', 'include drafts')
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
      ),
    )
    .action(exitsWith(runDiff));
}

interface DiffOptions extends Omit<SourceOptions, 'source'> {
  readonly findings: boolean;
  readonly cache: boolean;
  readonly reporter?: readonly ReporterChoice<DifferenceReporterName>[];
  readonly color?: boolean;
}

async function runDiff(oldName: string, newName: string, options: DiffOptions): Promise<ExitCode> {
  if (oldName === '-' && newName === '-')
    throw new UsageError('standard input holds one export; name a file for the other.');
  const time = startStopwatch();
  const oldPath = chooseExport(oldName);
  const oldBytes = await readWithProgress(oldPath);
  const { unparsed } = await openUnparsed(newName, options);
  const { bytes, settings, checkExport } = unparsed;
  const isLarge = oldBytes.length + bytes.length > largeBytes;
  const difference = await compareExports(
    { old: { bytes: oldBytes, path: oldPath }, now: { bytes, path: chooseExport(newName) } },
    settings,
    {
      findings: options.findings,
      cache: options.cache,
      checkExport,
      during: async (stage, work) => (isLarge ? withLine(sentences[stage], work) : work()),
    },
  );
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
