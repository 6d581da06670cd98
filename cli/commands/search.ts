import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { inEachLocale, serviceBase } from '../../pipeline/config/in-locale.ts';
import { inputsByLocale } from '../../pipeline/translations.ts';
import { type LoadedConfig, loadConfig } from '../config/load-config.ts';
import { readSideFile } from '../config/side-file.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { chooseExport, usualExport } from '../input/choose-export.ts';
import { openProject } from '../input/project.ts';
import { print } from '../terminal/print.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { type BuiltSearch, bundleResults } from '../search/bundle-results.ts';
import { explainReporters } from '../search/explain-reporter.ts';
import { findGoldenFile, namedGoldenFile } from '../search/find-golden-file.ts';
import { type GoldenQuery, parseGoldenQueries } from '../search/golden-queries.ts';
import { searchedLocales } from '../search/searched-locales.ts';
import { type FoundDocument, measure } from '../search/measure.ts';
import {
  hasPassed,
  type Marks,
  type SearchReporterName,
  searchReporterNames,
  searchReporters,
} from '../search/reporters.ts';
import { engineSettings, noEngine } from '../search-engine/engine-settings.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { share } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';
import { type SourceOptions, withContentOptions } from './options/source-options.ts';

interface CheckOptions extends SourceOptions, Marks {
  readonly export?: string;
  readonly live?: true;
  readonly engine?: true;
  readonly explain?: string;
  readonly reporter: SearchReporterName;
  readonly color?: boolean;
}

export function addSearch(program: Command): void {
  const search = program.command('search').description('find out whether readers find what they look for');
  const command = search
    .command('check')
    .description('ask the golden queries, and see whether the expected articles come first')
    .argument(
      '[queries]',
      'the golden queries, a JSON file (default: "search.goldenQueries", or golden-queries.json)',
    )
    .option('--export <file>', 'the export to search, - for standard input (default: export.json)');
  withContentOptions(command)
    .option('--live', 'ask the live search of the configuration instead of the bundle')
    .addOption(new Option('--engine', 'ask the search engine of the configuration instead').conflicts('live'))
    .addOption(
      new Option('--explain <query>', 'show why pages stand where they do for a query').conflicts([
        'live',
        'engine',
      ]),
    )
    .option('--min-recall <share>', 'the lowest recall@5 that passes, from 0 to 1', share, 0.95)
    .option('--min-mrr <share>', 'the lowest mean reciprocal rank that passes, from 0 to 1', share, 0.85);
  withReporterOptions(command, searchReporterNames)
    .addHelpText(
      'after',
      examples(
        'search check',
        'search check golden-queries.json --export export.json --min-recall 0.9',
        'search check --live -r json',
        'search check --explain "schedule job"',
      ),
    )
    .action(exitsWith(check));
}

async function check(named: string | undefined, options: CheckOptions): Promise<ExitCode> {
  const loaded = await loadConfig(options);
  if (options.explain !== undefined) return explain(options.explain, options, loaded);
  // reports missing inputs before slow work
  const early = namedGoldenFile({ ...loaded, named });
  const earlyText = early === undefined ? undefined : await readGoldenFile(early);
  const built = options.live && !hasExport(options) ? undefined : await buildSearches(options, loaded);
  const path = early ?? findGoldenFile({ ...loaded, named, exportFile: built?.exportFile });
  const text = earlyText ?? (await readGoldenFile(path));
  const searches = built?.searches ?? inEachLocale(loaded.config).map((config): LocaleSearch => ({ config }));
  const golden = goldenIn({ text, name: basename(path) }, loaded, searches);
  const results = new Map<GoldenQuery, readonly FoundDocument[]>();
  for (const each of searches) {
    const own = golden.filter(({ locale }) => locale === undefined || locale === each.config.locale);
    const found = await resultsOf(
      own.map(({ query }) => query),
      options,
      each,
    );
    for (const [index, query] of own.entries()) results.set(query, found[index] ?? []);
  }
  const asked = golden.filter((query) => results.has(query));
  if (asked.length === 0) throw new UsageError(`${basename(path)} has no query for ${options.locale ?? ''}.`);
  const measured = measure(
    asked,
    asked.map((query) => results.get(query) ?? []),
  );
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  const { minRecall, minMrr } = options;
  await print(searchReporters[options.reporter](measured, { minRecall, minMrr }, { style }));
  return hasPassed(measured, options) ? exitCodes.clean : exitCodes.findings;
}

/** Explains a query in each locale. */
async function explain(query: string, options: CheckOptions, loaded: LoadedConfig): Promise<ExitCode> {
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  const { searches } = await buildSearches(options, loaded);
  for (const { built } of searches)
    await print(explainReporters[options.reporter](built.explain(query), style));
  return exitCodes.clean;
}

/** The search in a locale. Without content, only a live search can be asked. */
interface LocaleSearch {
  readonly config: PipelineConfig;
  readonly built?: BuiltSearch;
}

/** The queries of a file, against the documents of the locales that are searched. */
function goldenIn(
  { text, name }: { readonly text: string; readonly name: string },
  { config }: LoadedConfig,
  searches: readonly LocaleSearch[],
): GoldenQuery[] {
  const knownIn = (locale?: string) => searches.find((each) => each.config.locale === locale)?.built?.known;
  return parseGoldenQueries(text, name, searchedLocales(config, knownIn));
}

const readGoldenFile = (path: string): Promise<string> =>
  readSideFile({
    name: basename(path),
    path,
    what: 'the file of golden queries',
    whatToDo: 'name another one',
  });

async function resultsOf(queries: readonly string[], options: CheckOptions, { config, built }: LocaleSearch) {
  if (queries.length === 0) return [];
  if (options.live) return askLive(queries, config);
  if (built === undefined) return [];
  return options.engine ? askEngine(queries, config, built.locale) : built.ask(queries);
}

/** The content is optional for a live search. With it, wrong URLs are found. */
const hasExport = ({ export: named, source }: CheckOptions): boolean =>
  named !== undefined || source === 'contentful' || existsSync(usualExport);

async function buildSearches(options: CheckOptions, loaded: LoadedConfig) {
  const isLive = options.source === 'contentful';
  const path = isLive ? options.export : chooseExport(options.export, 'name it with --export');
  const { input, exportFile } = await openProject(path, options, { loaded });
  const searches = inputsByLocale(input).map(async (each) => ({
    config: each.config,
    built: await bundleResults(each),
  }));
  return { searches: await Promise.all(searches), exportFile };
}

async function askLive(
  queries: readonly string[],
  config: PipelineConfig,
): Promise<(readonly FoundDocument[])[]> {
  const { service } = config.search;
  if (service === undefined || service === false) {
    throw new UsageError(
      '--live asks the search that "search.service" of the configuration names; there is none.',
    );
  }
  const { liveResults } = await import('../search/live-results.ts');
  return liveResults(queries, { service, site: { ...config, serviceBase: serviceBase(config) } });
}

async function askEngine(
  queries: readonly string[],
  config: PipelineConfig,
  locale: string,
): Promise<(readonly FoundDocument[])[]> {
  const settings = engineSettings({ config, locale });
  if (settings === undefined) throw new UsageError(noEngine);
  const { engineResults } = await import('../search/engine-results.ts');
  return engineResults(queries, { settings, site: config });
}
