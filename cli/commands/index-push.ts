import { type Command } from 'commander';
import { build } from '../../pipeline/build.ts';
import { inAllLocales } from '../../pipeline/translations.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { readBundleFile } from '../site/pages/routes.ts';
import { loadConfig } from '../config/load-config.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openProject } from '../input/project.ts';
import { withSpinner } from '../terminal/progress.ts';
import { escape } from '../reporters/text/escape.ts';
import { count } from '../../schemas/base/count.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import {
  engineAccess,
  engineAlias,
  type EngineSettings,
  noEngine,
} from '../search-engine/engine-settings.ts';
import { UsageError } from '../usage-error.ts';
import type { IndexOptions } from '../search-engine/index-body.ts';
import { checkContent } from './check-content.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';
import { type GateOptions, withGateOptions } from './options/gate-options.ts';
import { type ReportOptions, withReportOptions } from './options/report-options.ts';
import { type SourceOptions, withSourceOptions } from './options/source-options.ts';
import { startStopwatch } from './options/stopwatch.ts';
import { whileChecking } from './while-checking.ts';

interface PushOptions extends SourceOptions, GateOptions, ReportOptions {
  readonly keep: number;
  readonly allowErrors?: true;
  readonly dryRun?: true;
}

export function addIndex(program: Command): void {
  const index = program.command('index').description('fill the index of a search engine');
  withReportOptions(
    withGateOptions(
      withSourceOptions(
        index
          .command('push')
          .description('check the content, then write its search documents into the engine'),
      ),
    ),
  )
    .option('--keep <n>', 'how many versions of the index to keep', wholeNumber(1), 3)
    .option('--allow-errors', 'push the valid content despite errors')
    .option('--dry-run', 'say what would be written, without asking the engine')
    .addHelpText('after', `${examples('index push export.json', 'index push --source contentful')}\n${where}`)
    .action(exitsWith(push));
}

const where = `
The engine is "search.engine" of the configuration; SEARCH_ENGINE_API_KEY, or SEARCH_ENGINE_USERNAME and
SEARCH_ENGINE_PASSWORD, open it.`;

async function push(exported: string | undefined, options: PushOptions): Promise<ExitCode> {
  const time = startStopwatch();
  const loaded = await loadConfig(options);
  const access = engineAccess(loaded.config);
  if (access === undefined) throw new UsageError(noEngine);
  const project = await openProject(exported, options, { loaded });
  const { input } = project;
  const work: LocaleWork[] = [];
  const validation = await whileChecking(input, () =>
    inAllLocales(input, (each) => {
      const built = build(each);
      const { searchDocuments: documents, graph, files } = built;
      const { language = 'en', synonyms } = readBundleFile(files, 'search').index;
      work.push({ documents, language, synonyms, alias: engineAlias(each.config, graph.locale) });
      return built;
    }),
  );
  const findings = await checkContent(input, options, validation);
  await writeReports(findings, options, project);
  const code = verdict(findings, options);
  if (code !== exitCodes.clean && options.allowErrors !== true) {
    console.error('nothing is pushed; --allow-errors pushes the valid content');
    return code;
  }
  if (options.dryRun) {
    for (const { alias, documents } of work)
      console.error(`${count(documents.length, 'document')} would be written for ${alias}`);
    return exitCodes.clean;
  }
  for (const each of work) time(await pushLocale(each, access, options));
  return exitCodes.clean;
}

/** The documents of a locale, and the alias that shows them. */
interface LocaleWork extends IndexOptions {
  readonly alias: string;
  readonly documents: readonly SearchDocument[];
}

/** Writes the index of a locale, and gives a sentence about it. The indices of other locales are not touched. */
async function pushLocale(
  { alias, ...index }: LocaleWork,
  access: Omit<EngineSettings, 'alias'>,
  { keep }: PushOptions,
): Promise<string> {
  // loaded on demand, so that other commands start fast
  const [{ openEngine }, { pushIndex }] = await Promise.all([
    import('../search-engine/engine-client.ts'),
    import('../search-engine/push-index.ts'),
  ]);
  const { documents } = index;
  const pushed = await withSpinner(`writing to ${alias}`, (say) =>
    pushIndex(openEngine({ ...access, alias }), {
      ...index,
      keep,
      now: new Date(),
      onProgress: (sent) => say(`writing to ${alias}, ${sent} of ${documents.length}`),
    }),
  );
  for (const note of pushed.notes) console.error(`warning: ${escape(note)}`);
  return pushed.isNew
    ? `${count(documents.length, 'document')} written to ${pushed.index}, which ${alias} shows now`
    : `${alias} shows the same ${count(documents.length, 'document')} already`;
}
