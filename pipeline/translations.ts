import type { Diagnostic } from '../schemas/report/diagnostic.ts';
import { type BuildInput, validate, type Validation } from './build.ts';
import type { PipelineConfig } from './config/config.ts';
import { inEachLocale, localeFolder } from './config/in-locale.ts';
import { sortDiagnostics } from './diagnostics.ts';
import type { Space } from './entry.ts';
import type { Finding, Report } from './finding.ts';
import type { Translation } from './link/alternates.ts';
import { withQueries } from './queries/queries.ts';
import { decode } from './stages/decode.ts';
import { placeEntries } from './stages/link.ts';

/** The inputs of a build for each locale of the configuration. Each knows where the pages of the others are, and is one of them itself. */
export function inputsByLocale(input: BuildInput): readonly BuildInput[] {
  if (input.translations !== undefined) return [input];
  const inputs = inEachLocale(input.config).map((config) => ({ ...input, config }));
  if (inputs.length < 2) return inputs;
  const queriesIn = ({ locale = '' }: BuildInput['config']) => input.queries?.inLocale(locale);
  const all = inputs
    .map((each): BuildInput => ({ ...each, queries: queriesIn(each.config) }))
    .map(withDecoded);
  const translations = all.map(({ decoded: { space }, config }, index) => ({
    ...placesIn(space, config, input.drafts),
    ...(index === 0 && { entries: space.entries }),
  }));
  return all.map((each) => ({ ...each, translations }));
}

/** The space in the locale of the input, which the build takes over. */
function withDecoded(input: BuildInput) {
  const { exported, config, drafts = false, queries } = input;
  const findings: Finding[] = [];
  const report: Report = (problem, occurrence) => findings.push({ ...occurrence, problem });
  const space = withQueries(queries, () => decode(exported, { config, drafts }, report));
  return { ...input, decoded: { space, findings } };
}

function placesIn(space: Space, config: PipelineConfig, drafts = false): Translation {
  const { urls } = placeEntries(space, { config, drafts }, () => {});
  const copies = [...urls.keys()].filter((id) => space.entries.get(id)?.isUntranslated === true);
  const { basePath, siteUrl } = config;
  const folder = localeFolder(config);
  return { locale: space.locale, basePath, siteUrl, folder, pages: urls, copies: new Set(copies) };
}

/** Checks the content in each locale, one after the other: the findings of all, with the graph of the first. */
export function inAllLocales(
  input: BuildInput,
  check: (input: BuildInput) => Validation = validate,
): Validation {
  const join = joinLocales();
  let all: Validation | undefined;
  for (const each of inputsByLocale(input)) all = join(check(each));
  return all ?? check(input);
}

/** Takes what was checked in one locale after the other, and gives each time that of all so far, with the graph of the first. */
export function joinLocales(): (next: Validation) => Validation {
  const newIn = findingsByLocale();
  let all: Validation | undefined;
  return (next) => {
    const { graph, counts } = all ?? next; // not the files of a build
    const found = newIn(next.diagnostics);
    all = { graph, counts, diagnostics: all ? sortDiagnostics([...all.diagnostics, ...found]) : found };
    return all;
  };
}

/**
 * Gives the findings of one locale after the other, without those that a locale before had: a value that several locales show, such as one
 * that stands in for a missing one, is reported once, where it stands.
 */
export function findingsByLocale(): (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[] {
  const seen = new Set<string>();
  return (diagnostics) => {
    const found = diagnostics.filter((each) => !seen.has(placeOf(each)));
    for (const each of found) seen.add(placeOf(each));
    return found;
  };
}

const placeOf = ({ fingerprint, locale, path, source, message, entry, asset }: Diagnostic): string =>
  JSON.stringify([fingerprint, locale, path, source, entry === null && asset === undefined && message]);
