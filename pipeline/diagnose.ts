import type { EntryId, RoutePath } from '../schemas/base/ids.ts';
import type { Diagnostic, FieldPath } from '../schemas/report/diagnostic.ts';
import { severityOf } from './config/checks/severity-of.ts';
import type { RuleSetting } from './config/checks/rules.ts';
import type { Asset, Entry } from './entry.ts';
import { otherLocale } from './config/in-locale.ts';
import { causeOf } from './causes.ts';
import { shortHash } from './hash.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Graph } from './graph.ts';
import type { Excerpt, FaultLocation, Finding } from './finding.ts';
import { changerOf } from './inspect/content/changer-of.ts';
import { originOf } from './inspect/content/origin-of.ts';
import { fieldNameIn, namesOfFields, typeNameIn } from './inspect/content/names-of-fields.ts';
import { isInSight } from './inspect/reach/reach.ts';
import { chainTo } from './link/chain.ts';
import type { NameOf } from './problem.ts';
import { shortPath, shortText } from './short-text.ts';
import { assetAddress, entryAddress, fieldAddress } from './web-app.ts';

/**
 * A finding in words, with everything that leads an editor to its location. Undefined if the configuration switches the rule off.
 */
export function diagnose(finding: Finding, graph: Graph): Diagnostic | undefined {
  const { problem, target } = finding;
  const at = originIn(finding.at, graph);
  const owner = 'entry' in at ? describeEntry(at.entry, at.field, graph) : null;
  const severity = severityOf(
    { id: problem.id, severity: usualSeverity(finding, graph) },
    owner,
    graph.config,
  );
  if (severity === 'off') return undefined;
  const rule = problem.id;
  const words = { rule, severity, ...sentencesOf(finding, namedAt(at, graph)) };
  // in the order of the schema, so that a diagnostic from a cache has the same bytes
  const about = {
    ...(target !== undefined && { target: shortText(target) }),
    ...causeIn(finding, graph),
  };
  if ('source' in at) {
    const { file, pointer = '' } = at.source;
    const named = target === undefined || target === pointer ? withoutIndex(pointer) : target;
    const fingerprint = fingerprintOf({ rule, owner: file, target: named });
    const source = { ...at.source, ...(pointer !== '' && { pointer: shortText(pointer) }) };
    return { ...words, entry: null, source, via: [], ...about, fingerprint };
  }
  if ('asset' in at) {
    const fingerprint = fingerprintOf({ rule, owner: at.asset, target });
    return {
      ...words,
      entry: null,
      asset: describeAsset(at.asset, graph.assets.get(at.asset as never), graph),
      via: [],
      ...about,
      fingerprint,
    };
  }
  const locale = localeAt(at.entry, at.field, graph);
  const other = otherLocale(locale, graph.config);
  return {
    ...words,
    entry: owner,
    locale: shortText(locale),
    ...(other !== undefined && { isTranslation: true }),
    ...spotIn(at, graph),
    via: chainTo(at.entry as EntryId, graph),
    ...about,
    fingerprint: fingerprintOf({ rule, owner: at.entry, field: at.field, target, locale: other }),
  };
}

function causeIn(finding: Finding, graph: Graph): Pick<Diagnostic, 'cause'> {
  const cause = causeOf(finding, graph);
  if (cause === undefined) return {};
  const { key, act, at } = cause;
  const edit = at && ('entry' in at ? entryAddress(at.entry, graph) : assetAddress(at.asset, graph));
  return { cause: { id: shortHash(key), act: shortText(act), ...(edit !== undefined && { edit }) } };
}

const spotIn = (
  { entry, field, pointer, excerpt }: Extract<FaultLocation, { readonly entry: string }>,
  graph: Graph,
) => ({
  ...(field && {
    field: shortPath(field),
    ...fieldNameIn(graph.entries.get(entry as EntryId), field, graph),
  }),
  ...(pointer && { path: shortText(pointer) }),
  ...(excerpt && { excerpt: shortExcerpt(excerpt) }),
});

const sentencesOf = ({ problem, detail, advice = problem.advice, suggestion }: Finding, named: NameOf) => ({
  message: shortText(problem.message(detail as never, named)),
  advice: shortText(advice),
  ...(suggestion !== undefined && { suggestion: shortText(suggestion) }),
});

const namedAt = (at: FaultLocation, graph: Graph): NameOf => {
  const entry = 'entry' in at ? graph.entries.get(at.entry as EntryId) : undefined;
  return entry === undefined ? String : namesOfFields(entry, graph);
};

const originIn = (at: FaultLocation, { entries }: Graph): FaultLocation =>
  'entry' in at ? originOf(at, entries.get(at.entry as EntryId)) : at;

/** The locale in which the value of a field stands: it can be a fallback of the one that is built. */
function localeAt(id: string, field: FieldPath | undefined, { entries, locale }: Graph): string {
  const [name] = field ?? [];
  return (typeof name === 'string' && entries.get(id as EntryId)?.borrowed?.get(name)) || locale;
}

/** Content that no page shows must not block a build: its faults are notes, unless the configuration says otherwise. */
function usualSeverity({ problem, at }: Finding, graph: Graph): RuleSetting {
  const keeps =
    problem.severity === 'off' ||
    problem.isAboutUnshown === true ||
    (isInSight(at, graph) && (problem.isAboutUnshown === 'field' || !isInUnshownField(at, graph)));
  return keeps ? problem.severity : 'info';
}

/** Whether no page shows the field of a location, because no field of ours is read from it. */
function isInUnshownField(at: FaultLocation, { entries }: Graph): boolean {
  const [name] = ('entry' in at && at.field) || [];
  return (
    'entry' in at && typeof name === 'string' && entries.get(at.entry as EntryId)?.unshown?.has(name) === true
  );
}

const shortExcerpt = ({ before, bad, after }: Excerpt): Excerpt => ({ before, bad: shortText(bad), after });

/** Positions in the export are arbitrary, so they are no part of the identity of a finding. */
const withoutIndex = (pointer: string): string => pointer.replace(/\/\d+(?=\/|$)/gu, '');

function describeEntry(
  id: string,
  field: FieldPath | undefined,
  graph: Graph,
): NonNullable<Diagnostic['entry']> {
  const entry = graph.entries.get(id as EntryId);
  const url = graph.urls.get(id as EntryId) ?? firstPageOf(id as EntryId, graph);
  const [name] = field ?? [];
  return {
    id,
    contentType: shortText(entry?.contentType ?? ''),
    ...typeNameIn(entry),
    ...(entry?.title !== undefined && { title: shortText(entry.title) }),
    ...(url !== undefined && { url }),
    ...changerIn(entry, graph),
    edit: shortText(typeof name === 'string' ? fieldAddress(id, name, graph) : entryAddress(id, graph)),
  };
}

function changerIn(entry: Entry | undefined, graph: Graph): { readonly changedBy?: string } {
  const changedBy = entry && changerOf(entry, graph);
  return changedBy === undefined ? {} : { changedBy: shortText(changedBy) };
}

/** The first page that shows a part. */
const firstPageOf = (id: EntryId, { pages, pagesOf }: Graph): RoutePath | undefined =>
  (pagesOf.get(id) ?? []).map((page) => pages.get(page)?.url).find((url) => url !== undefined);

const describeAsset = (
  id: string,
  asset: Asset | undefined,
  graph: Graph,
): NonNullable<Diagnostic['asset']> => ({
  id,
  ...(asset?.title !== undefined && { title: shortText(asset.title) }),
  edit: assetAddress(id, graph),
});
