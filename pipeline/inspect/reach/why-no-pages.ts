import { count } from '../../../schemas/base/count.ts';
import type { RawExport } from '../../decode/export/raw-export.ts';
import { addTo } from '../../../schemas/base/add-to.ts';
import { isIncluded } from '../../decode/state.ts';
import { reasonOf } from '../../addresses/site-pages.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import type { LeftOut } from '../../link/included.ts';
import { proposeMapping } from '../../model/propose/propose-mapping.ts';
import { isRoot } from './reach.ts';
import { anyOf } from '../../rules/words.ts';

/** Why a build would have no page, and what to do, in a sentence; undefined where it has one. */
export function whyNoPages(graph: Graph, exported: RawExport): string | undefined {
  const { entries, included } = graph;
  if ([...included].some((id) => hasPlace(entries.get(id)?.type))) return undefined;
  const leftOut = new Map<LeftOut, Entry[]>();
  for (const entry of entries.values()) {
    const reason = mayHavePage(entry, graph) ? whyWithout(entry, graph) : undefined;
    if (reason !== undefined) addTo(leftOut, reason, entry);
  }
  const why = reasons.flatMap(([reason, words]) => {
    const those = leftOut.get(reason) ?? [];
    return those.length === 0 ? [] : [words(count(those.length, 'entry is', 'entries are'), graph)];
  });
  const unread = leftOut.get('unknown-type') ?? [];
  const reason = `the site would have no page: ${why.join(', ') || 'no entry has one'}`;
  return unread.length === 0 ? reason : `${reason}; ${whatToMap(unread, exported)}`;
}

const whyWithout = (entry: Entry, graph: Graph): LeftOut | undefined =>
  entry.type === 'otherEntry' ? 'unknown-type' : reasonOf(entry, graph);

/** Whether some entry is of a type that has pages, in the build or not. */
export const hasPageTypes = ({ entries }: Pick<Graph, 'entries'>): boolean =>
  [...entries.values()].some(({ type }) => hasPlace(type));

/** Readers never see a redirect rule. */
const hasPlace = (type: string | undefined): boolean => type !== 'redirectRule' && isRoot({ type });

/** An entry that may be a page: of a type that is not read and not switched off, or of one that has pages. */
const mayHavePage = ({ type, state, isSwitchedOff }: Entry, { drafts }: Graph): boolean =>
  type === undefined || type === 'otherEntry'
    ? isIncluded(state, drafts) && isSwitchedOff !== true
    : hasPlace(type);

const reasons: readonly (readonly [LeftOut, (are: string, graph: Graph) => string])[] = [
  ['unknown-type', (are) => `${are} of a content type that is not read`],
  [
    'other-channel',
    (are, { config }) => `${are} in no channel of the knowledge base "${config.knowledgeBase}"`,
  ],
  ['draft', (are) => `${are} not published`],
  ['archived', (are) => `${are} archived`],
  ['untranslated', (are, { locale }) => `${are} without a text in ${locale}`],
  ['unsound', (are) => `${are} without a field that is required`],
];

/** How the types of the space that may be pages are mapped. */
function whatToMap(candidates: readonly Entry[], exported: RawExport): string {
  const types = [...new Set(candidates.map(({ contentType }) => contentType))].toSorted();
  const pages = proposeMapping(exported)
    .types.filter(({ id, role }) => role === 'page' && types.includes(id))
    .toSorted((a, b) => b.entries - a.entries)
    .map(({ id }) => id);
  const named = anyOf((pages.length === 0 ? types : pages).map((id) => `"${id}"`));
  return `run "fieldbook init" with the export, which maps types such as ${named} under "contentTypes" in the configuration`;
}
