import { type Command, Option } from 'commander';
import type { Validation } from '../../pipeline/build.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printLine } from '../terminal/print.ts';
import { previewProjectOpener } from '../preview/preview-project.ts';
import type { OpenReaderEvents } from '../services/reader-events/open-reader-events.ts';
import { escape } from '../reporters/text/escape.ts';
import { collectFindings } from '../reporters/findings.ts';
import { summary } from '../reporters/formats/summary.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { openReaderBuild } from '../site/reader-build.ts';
import { loadReaderServer } from '../site/render/reader-server.ts';
import { allowHost } from './options/allow-host.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';
import { type SourceOptions, withFutureOptions, withSourceOptions } from './options/source-options.ts';

interface PreviewOptions extends SourceOptions {
  readonly port: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly data?: string;
  readonly reload: boolean;
  readonly marks: boolean;
  readonly published?: string;
  readonly allServices?: true;
  readonly static?: string;
}

export function addPreview(program: Command): void {
  const command = program.command('preview').description('serve the site, and update it on every change');
  withFutureOptions(withSourceOptions(command))
    .option('--port <n>', 'the port to serve on, 0 for any', wholeNumber(0, 65_535), 4173)
    .option('--host <name>', 'the address to serve on; 0.0.0.0 opens it to the network', '127.0.0.1')
    .addOption(allowHost())
    .option(
      '--data <file>',
      'where to store the events of readers (default: in the cache; see docs/services.md)',
    )
    .option('--published <export>', 'an export of the published text, to switch to on every page')
    .option('--all-services', 'also stand in for the services that the configuration does not name')
    .option('--no-reload', 'leave open pages as they are when the site changes')
    .option('--no-marks', 'serve the site exactly as readers get it, without markers for findings')
    .addOption(
      new Option('--static <folder>', 'write the preview as files for any host, and end').conflicts([
        'port',
        'host',
        'allowHost',
        'data',
        'allServices',
      ]),
    )
    .addHelpText(
      'after',
      examples(
        'preview export.json',
        'preview --port 8080 --drafts',
        'preview draft.json --drafts --published published.json',
        'preview export.json --drafts --static shared',
      ),
    )
    .action(exitsWith(preview));
}

async function preview(exported: string | undefined, options: PreviewOptions): Promise<ExitCode> {
  if (options.static !== undefined) return writePreview(exported, options, options.static);
  // loaded on demand, so that other commands start fast
  const [{ livePreview }, { previewApp }, { startServer }, { openReaderEvents }, { databaseLocation }] =
    await Promise.all([
      import('../preview/live-preview.ts'),
      import('../preview/preview-app.ts'),
      import('../services/start-server.ts'),
      import('../services/reader-events/open-reader-events.ts'),
      import('../services/reader-events/database-location.ts'),
    ]);
  const open = previewProjectOpener(exported, options);
  let events: OpenReaderEvents | undefined;
  const reader = await openReaderBuild(options.marks ? 'preview' : 'reader');
  const live = await livePreview(
    async () => {
      const project = await open();
      // a folder without a project gets no database
      events ??= await openReaderEvents(databaseLocation(options));
      return project;
    },
    { ...reader, ...(await loadReaderServer(reader.serverFile)) },
    printFindings,
  );
  invariant(events !== undefined, 'a preview has opened its project');
  const { name, basePath, noPages } = live.site();
  if (noPages !== undefined) console.error(escape(noPages));
  const hosts = [options.host, ...options.allowHost];
  const app = previewApp(live, { events, reloads: options.reload, hosts });
  const { address, isOpen } = await startServer(app, options);
  if (isOpen) console.error(openToNetwork);
  console.error(`What readers send is kept in ${events.name} and shown at ${basePath}preview/readers`);
  await printLine(`Fieldbook serves ${name} on ${address}${basePath === '/' ? '' : basePath}`);
  return exitCodes.clean;
}

function printFindings(findings: Pick<Validation, 'diagnostics' | 'counts'>): void {
  const style = takesColour(process.stderr, undefined) ? coloured : plain;
  process.stderr.write(summary(collectFindings(findings), { style }));
}

async function writePreview(
  exported: string | undefined,
  options: PreviewOptions,
  folder: string,
): Promise<ExitCode> {
  const { openStatic, writeStatic } = await import('../preview/static/write-static.ts');
  await openStatic(folder);
  const build = await openReaderBuild(options.marks ? 'preview' : 'reader');
  const project = await previewProjectOpener(exported, options)();
  const reader = { ...build, ...(await loadReaderServer(build.serverFile)) };
  await printLine(await writeStatic({ project, reader, folder }));
  await project.keep?.();
  return exitCodes.clean;
}

const openToNetwork =
  'Anyone who reaches this machine over the network can read this preview, its drafts and what readers have sent, and can send feedback; without --host it is for this machine alone.';
