import type { Command } from 'commander';
import { readdirSync, readFileSync } from 'node:fs';
import { parseConfig } from '../config/parse-config.ts';
import { loadConfig } from '../config/load-config.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { packageFile } from '../package-files.ts';
import { printLine } from '../terminal/print.ts';
import { openReaderBuild } from '../site/reader-build.ts';
import { loadReaderServer } from '../site/render/reader-server.ts';
import { themeFileNames } from '../theme/theme-file-names.ts';
import { withTheme } from '../theme/with-theme.ts';
import type { PreviewProject } from '../preview/preview-project.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';

interface ThemeOptions {
  readonly config?: string;
  readonly port: number;
}

export function addTheme(program: Command): void {
  program
    .command('theme')
    .description('show every building block in the theme, and update it on every change')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--port <n>', 'the port to serve on, 0 for any', wholeNumber(0, 65_535), 4174)
    .addHelpText('after', examples('theme', 'theme --config brand.config.ts --port 8080'))
    .action(exitsWith(showTheme));
}

async function showTheme(options: ThemeOptions): Promise<ExitCode> {
  // loaded on demand, so that other commands start fast
  const [{ livePreview }, { previewApp }, { startServer }, { openReaderEvents }] = await Promise.all([
    import('../preview/live-preview.ts'),
    import('../preview/preview-app.ts'),
    import('../services/start-server.ts'),
    import('../services/reader-events/open-reader-events.ts'),
  ]);
  const reader = await openReaderBuild();
  const live = await livePreview(() => openBlocks(options), {
    ...reader,
    ...(await loadReaderServer(reader.serverFile)),
  });
  const events = await openReaderEvents({ kind: 'file', path: ':memory:' });
  const app = previewApp(live, { events, reloads: true, hosts: [] });
  const { address } = await startServer(app, { ...options, host: '127.0.0.1' });
  await printLine(`Fieldbook shows the theme on ${address}/preview/theme`);
  return exitCodes.clean;
}

/** The knowledge base of the entries that ship with the package. */
const knowledgeBases = {
  main: {
    kbId: 'kb',
    deliveryChannelId: 'kb',
    deliveryChannelStrict: false,
    searchSource: 'KB',
    homeUrl: '/',
  },
};

/** A project with an entry of each content type, and the name and the look of the configuration. */
async function openBlocks({ config: named }: ThemeOptions): Promise<PreviewProject> {
  const { config, file } = await loadConfig({ ...(named !== undefined && { config: named }) });
  const { theme, site } = config;
  const usual = parseConfig({ knowledgeBases }, 'the building blocks');
  return withTheme({
    input: {
      exported: blocks(),
      config: { ...usual, theme, site: { ...usual.site, name: site.name, edition: site.edition ?? 'Pro' } },
    },
    exportFile: undefined,
    exportFolder: undefined,
    configFile: file,
    files: [...(file === undefined ? [] : [file]), ...themeFileNames(config, file)],
  });
}

/** The entries that ship with the package: one of each content type, with all its fields. */
function blocks(): PreviewProject['input']['exported'] {
  const folder = packageFile('data', 'fixtures');
  const entries: unknown[] = readdirSync(folder).flatMap((file): unknown =>
    JSON.parse(readFileSync(packageFile('data', 'fixtures', file), 'utf8')),
  );
  return {
    contentTypes: [],
    editorInterfaces: [],
    entries,
    assets: [],
    locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
  };
}
