import type { Diagnostic } from '../schemas/report/diagnostic.ts';
import type { SearchDocument } from '../schemas/search/index/search-index.ts';
import type { PipelineConfig } from './config/config.ts';
import type { Space } from './entry.ts';
import type { OtherDocument } from './config/other-documents.ts';
import type { RawExport } from './decode/export/raw-export.ts';
import { sortDiagnostics, toDiagnostics } from './diagnostics.ts';
import { emit } from './emit/emit.ts';
import type { BundleFile } from './emit/bundle-file.ts';
import type { Graph } from './graph.ts';
import type { Finding, Report } from './finding.ts';
import { trackGraph } from './queries/derive.ts';
import { type Queries, withQueries } from './queries/queries.ts';
import type { RedirectFile } from './redirects/read-table.ts';
import type { Translation } from './link/alternates.ts';
import type { ResolvedTheme } from './theme/resolved-theme.ts';
import type { TranslationLock } from './translation-lock.ts';
import { checkEntries, checkSpace } from './stages/check.ts';
import { decode } from './stages/decode.ts';
import { link } from './stages/link.ts';
import { missingWords } from './normalize/missing-words.ts';
import { normalize } from './stages/normalize.ts';
import type { MediaCopy } from './normalize/media.ts';
import type { MediaFiles } from './normalize/media-files.ts';
import type { ProseChecker } from './writing/prose.ts';

/** Everything that a build depends on. The same input gives the same bytes. */
export interface BuildInput {
  readonly exported: RawExport;
  readonly config: PipelineConfig;
  readonly redirectFile?: RedirectFile | undefined;
  /** Documents of other systems, which are searched in addition to the articles. */
  readonly otherDocuments?: readonly OtherDocument[] | undefined;
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
export const validate = (input: BuildInput): Validation => withQueries(input.queries, () => validated(input));

const validated = (input: BuildInput): Validation => {
  const { found: _found, ...validation } = checked(input);
  return validation;
};

/** The same, with what the stages and the rules about the whole space find, before it is put in words. */
export function checked(input: BuildInput): Validation & { readonly found: readonly Finding[] } {
  const {
    exported,
    config,
    translations,
    translationLock,
    decoded,
    titlesBefore,
    redirectFile,
    drafts = false,
    now,
    prose,
    onStage,
  } = input;
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
  onStage?.('check');
  const ofEntries = checkEntries(graph);
  checkSpace(graph, report);
  const counts = { entries: space.entries.size, assets: space.assets.size };
  const all = sortDiagnostics([...toDiagnostics(findings, graph), ...ofEntries]);
  const diagnostics = hasOrigins(space) ? withoutRepeated(all) : all;
  return { graph, diagnostics, counts, found: findings };
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
export const build = (input: BuildInput): Build => withQueries(input.queries, () => built(input));

function built(input: BuildInput): Build {
  const validation = validated(input);
  input.onStage?.('normalize');
  const missing = input.sourceLocations === true ? missingWords(validation.diagnostics) : undefined;
  const sources = { graph: validation.graph, files: input.media, missing };
  const space = normalize(sources);
  input.onStage?.('emit');
  return { ...validation, ...emit(space, sources, input), theme: input.theme };
}
