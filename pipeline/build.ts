import type { EntryId } from '../schemas/base/ids.ts';
import { once } from '../schemas/base/once.ts';
import type { Diagnostic } from '../schemas/report/diagnostic.ts';
import type { SearchDocument } from '../schemas/search/index/search-index.ts';
import type { PipelineConfig } from './config/config.ts';
import type { Space } from './entry.ts';
import type { OtherDocument } from './config/other-documents.ts';
import type { RawExport } from './decode/export/raw-export.ts';
import { sortDiagnostics, toDiagnostics } from './diagnostics.ts';
import { openBundle, type OpenBundle } from './emit/emit.ts';
import type { BundleFile } from './emit/bundle-file.ts';
import type { Graph } from './graph.ts';
import type { Finding, Report } from './finding.ts';
import { trackGraph } from './queries/derive.ts';
import { openRun, type OpenRun, unrecorded, withQueries } from './queries/queries.ts';
import { type Queries } from './queries/store.ts';
import type { RedirectFile } from './redirects/read-table.ts';
import type { Translation } from './link/alternates.ts';
import type { ResolvedTheme } from './theme/resolved-theme.ts';
import type { TranslationLock } from './translation-lock.ts';
import { checkEntries, checkSpace, findingsIn } from './stages/check.ts';
import { decode } from './stages/decode.ts';
import { link } from './stages/link.ts';
import { missingWords } from './normalize/missing-words.ts';
import { normalize } from './stages/normalize.ts';
import type { MediaCopy } from './normalize/media.ts';
import type { MediaFiles } from './normalize/media-files.ts';
import type { ProseChecker } from './writing/prose.ts';
import { finished, stepwise, type Stepwise } from './stepwise.ts';

/** Everything that a build depends on. The same input gives the same bytes. */
export interface BuildInput {
  readonly exported: RawExport;
  readonly config: PipelineConfig;
  readonly redirectFile?: RedirectFile | undefined;
  /** Documents of other systems, which are searched in addition to the articles. */
  readonly otherDocuments?: readonly OtherDocument[] | undefined;
  /** The synonyms of a file that the configuration names. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  /** The site in each of its locales, if it has several; see `inputsByLocale`. */
  readonly translations?: readonly Translation[];
  /** The look of the site; absent: the usual one. */
  readonly theme?: ResolvedTheme | undefined;
  /** Which source each translation was made from. Without it, none is known to be outdated. */
  readonly translationLock?: TranslationLock | undefined;
  /** The titles of entries that were there before, by their ids: to name those that are not in the export. */
  readonly titlesBefore?: ReadonlyMap<string, string> | undefined;
  /** The export in this locale, decoded already to see which pages it has. */
  readonly decoded?: { readonly space: Space; readonly findings: readonly Finding[] } | undefined;
  /** Drafts are included too. */
  readonly drafts?: boolean;
  /** The files of the space that were exported with it. */
  readonly media?: MediaFiles;
  /** The current date, `2026-03-09`. Without it, rules that depend on the date report nothing. */
  readonly now?: string | undefined;
  /** For a preview: the bundle has the source location of each element, and the reason why something is not shown. */
  readonly sourceLocations?: boolean;
  /** Checks sentences. Without it, the rules about writing report nothing. */
  readonly prose?: ProseChecker | undefined;
  /** The memoized values of earlier runs of this process. */
  readonly queries?: Queries | undefined;
  /** Called with a stage's name when it begins, for benchmarks. */
  readonly onStage?: (stage: Stage) => void;
}

export type Stage = 'decode' | 'link' | 'check' | 'normalize' | 'emit';

export interface Validation {
  readonly graph: Graph;
  /** Sorted by severity, worst first, then by rule and location. */
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: { readonly entries: number; readonly assets: number };
}

export interface Build extends Validation {
  readonly files: readonly BundleFile[];
  /** The documents of the search with their texts, for a search engine. The bundle's search index does not contain the texts. */
  readonly searchDocuments: readonly SearchDocument[];
  /** The files of the space that the site needs: the path of each, and its address within the site. */
  readonly mediaCopies: readonly MediaCopy[];
  readonly theme?: ResolvedTheme | undefined;
}

/** From an export to diagnostics about its content. */
export const validate = (input: BuildInput): Validation =>
  withQueries(input.queries, () => finished(validated(linked(input))));

function* validated(from: Linked): Generator<void, Validation> {
  const { found: _found, ...validation } = yield* check(from);
  return validation;
}

/** The same, with what the stages and the rules about the whole space find, before it is put in words. */
export const checked = (input: BuildInput): Checked => finished(check(linked(input)));

interface Checked extends Validation {
  readonly found: readonly Finding[];
}

interface Linked extends Pick<BuildInput, 'onStage'> {
  readonly space: Space;
  readonly graph: Graph;
  /** What decode and link have found. */
  readonly findings: readonly Finding[];
  /** What the rules about the whole space find. Computed once. */
  readonly ofSpace: () => readonly Finding[];
}

function linked(input: BuildInput): Linked {
  const { exported, config, translations, translationLock, decoded, titlesBefore } = input;
  const { redirectFile, drafts = false, now, prose, onStage } = input;
  const findings: Finding[] = [...(decoded?.findings ?? [])];
  const report: Report = (problem, occurrence) => findings.push({ ...occurrence, problem });
  onStage?.('decode');
  const space = decoded?.space ?? decode(exported, { config, drafts }, report);
  onStage?.('link');
  const graph = trackGraph({
    ...link(space, { config, translations, translationLock, drafts, redirectFile, now }, report),
    titlesBefore,
    prose,
  });
  return { space, graph, findings, ofSpace: once(() => checkSpace(graph)), onStage };
}

/** Each step is an entry. */
function* check({ space, graph, findings, ofSpace, onStage }: Linked): Generator<void, Checked> {
  onStage?.('check');
  const ofEntries = yield* checkEntries(graph);
  const found = [...findings, ...ofSpace()];
  const counts = { entries: space.entries.size, assets: space.assets.size };
  const all = sortDiagnostics([...toDiagnostics(found, graph), ...ofEntries]);
  const diagnostics = hasOrigins(space) ? withoutRepeated(all) : all;
  return { graph, diagnostics, counts, found };
}

/** Whether mappings read values of some entries from others. */
const hasOrigins = ({ entries }: Space): boolean =>
  [...entries.values()].some(({ origins }) => origins !== undefined);

/** What is wrong with a value that several entries read is one finding, where the value stands. */
function withoutRepeated(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter((each) => {
    const words = JSON.stringify({ ...each, via: [], severity: null }); // the worst one is first
    return !seen.has(words) && seen.add(words);
  });
}

/** Builds a bundle of all sound entries from an export, even if there are errors. */
export function build(input: BuildInput): Build {
  const { validation, emitted, end } = openBuild(input);
  const built = { ...validation.value(), ...emitted.value(), theme: input.theme };
  end();
  return built;
}

/** A build of which only the graph is there. Each further value is computed when it is asked for, and is that of the whole build. */
export interface OpenBuild extends Pick<OpenRun, 'within' | 'end' | 'leave'> {
  readonly graph: Graph;
  readonly validation: Stepwise<Validation>;
  /** Single files of the bundle. Whatever makes one is called `within` the run. */
  readonly bundle: () => OpenBundle;
  readonly emitted: Stepwise<Omit<Build, keyof Validation | 'theme'>>;
}

export function openBuild(input: BuildInput): OpenBuild {
  const run = openRun(input.queries);
  const { within } = run;
  const from = within(() => linked(input));
  const validation = stepwise(() => validated(from), within);
  const bundle = once(() => within(() => bundleOf(from, { input, validation })));
  const emitted = stepwise(() => bundle().all(), within);
  return { ...run, graph: from.graph, validation, bundle, emitted };
}

function bundleOf(
  from: Linked,
  { input, validation }: { readonly input: BuildInput; readonly validation: Stepwise<Validation> },
): OpenBundle {
  const { graph, onStage } = from;
  onStage?.('normalize');
  const inSpace = once(() => toDiagnostics([...from.findings, ...from.ofSpace()], graph));
  // with mappings, findings of an entry may stand in others
  const findingsAt = (id: EntryId) =>
    hasOrigins(from.space)
      ? validation.value().diagnostics
      : sortDiagnostics([...inSpace().filter(({ entry }) => entry?.id === id), ...findingsIn(graph, id)]);
  const missing =
    input.sourceLocations === true ? missingWords((id) => unrecorded(() => findingsAt(id))) : undefined;
  const sources = { graph, files: input.media, missing };
  const space = normalize(sources);
  onStage?.('emit');
  return openBundle(space, sources, input);
}
