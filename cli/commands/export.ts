import { dirname, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { usualExport } from '../input/choose-export.ts';
import { withSpinner } from '../terminal/progress.ts';
import { readConnection } from '../source/connection.ts';
import { downloadAssets, type FailedFile } from '../source/export/assets/download-assets.ts';
import { describeProgress } from '../source/export/describe-progress.ts';
import { exportSpace, type Exported } from '../source/export/export-space.ts';
import { SourceError } from '../source/source-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { startStopwatch } from './options/stopwatch.ts';

interface ExportOptions {
  readonly out: string;
  readonly published?: true;
  readonly drafts?: true;
  readonly assets?: string;
  readonly resume?: true;
}

export function addExport(program: Command): void {
  program
    .command('export')
    .description('read a Contentful space into a file')
    .option(
      '--out <file>',
      'the file to write; an earlier one is replaced when the export is complete',
      usualExport,
    )
    .addOption(
      new Option('--published', 'the text that readers see; needs a delivery token').conflicts('drafts'),
    )
    .option('--drafts', 'the text as editors have it, drafts included (default)')
    .option(
      '--assets <folder>',
      "download the files too; a build finds them in the export's folder, as with --assets .",
    )
    .option('--resume', 'continue an export that was interrupted less than an hour ago')
    .addHelpText(
      'after',
      `${examples('export', 'export --published --out live.json', 'export --assets .')}\n${where}`,
    )
    .action(exitsWith(runExport));
}

const where = `
The space is named by the environment: CONTENTFUL_SPACE_ID, CONTENTFUL_MANAGEMENT_TOKEN, and where needed
CONTENTFUL_ENVIRONMENT (master) and CONTENTFUL_DELIVERY_TOKEN. Install the package contentful-export first.`;

async function runExport(options: ExportOptions): Promise<ExitCode> {
  const connection = readConnection();
  const time = startStopwatch();
  const out = resolve(options.out);
  const exported = await withSpinner(`asking ${connection.host}`, (say) =>
    exportSpace(connection, {
      out,
      text: options.published ? 'published' : 'current',
      resume: options.resume === true,
      onProgress: (message) => {
        const text = describeProgress(message);
        if (text !== undefined) say(text);
      },
    }),
  );
  for (const note of exported.notes) console.error(note);
  time(`${contentsOf(exported)} written to ${out}`);
  if (options.assets === undefined) return exitCodes.clean;
  const folder = resolve(options.assets);
  const { downloaded, present, failed } = await withSpinner('downloading files', (say) =>
    downloadAssets(exported.assets, {
      folder,
      isInsecure: connection.isInsecure,
      onFile: (done, all) => say(`downloading files, ${done} of ${all}`),
    }),
  );
  console.error(`${files(downloaded)} downloaded to ${folder}, ${present} there already`);
  if (folder !== dirname(out)) console.error(`a build finds them only in ${dirname(out)}`);
  if (failed.length > 0) throw notDownloaded(failed);
  return exitCodes.clean;
}

const contentsOf = ({ counts: { entries = 0, assets = 0, contentTypes = 0 } }: Exported): string =>
  `${number(entries, 'entry', 'entries')}, ${number(assets, 'asset')} and ${number(contentTypes, 'content type')}`;

/** A line for each failed file, and a sentence about the consequence. */
function notDownloaded(failed: readonly FailedFile[]): SourceError {
  const lines = failed.map(({ name, reason }) => `"${name}" ${reason}`);
  return new SourceError(
    [
      ...lines,
      `${files(failed.length)} could not be downloaded; the export and the others are written.`,
    ].join('\n'),
  );
}

const files = (count: number): string => number(count, 'file');

const number = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
