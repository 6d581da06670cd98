import { addTo } from '../../schemas/base/add-to.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { EntryId, RoutePath } from '../../schemas/base/ids.ts';
import { isRoutedType, toRoutePath, urlOf } from '../../schemas/urls.ts';
import type { Occurrence } from '../finding.ts';
import type { Graph } from '../graph.ts';
import { type PageLink, pageLinksOf } from '../inspect/links/links-of.ts';
import { toRoute } from '../redirects/rule-way.ts';
import type { Edit } from './edit.ts';
import { type Fix, fixOf, type RawContent } from './fix.ts';
import { readdress } from './readdress.ts';
import { changeTarget } from './redirect-edits.ts';

/** Gives a page the slug that a rule suggests, redirects its old address, and leads links and redirects to the new one. */
export function changeSlug(
  { at, target: slug, suggestion }: Occurrence<unknown>,
  content: RawContent,
  graph: Graph,
): Fix | undefined {
  const entry = 'entry' in at ? graph.entries.get(at.entry as EntryId) : undefined;
  const from = entry && graph.urls.get(entry.id);
  const raw = content.sharedValueAt(at);
  if (entry?.type === undefined || !isRoutedType(entry.type) || from === undefined) return undefined;
  if (suggestion === undefined || raw === undefined || raw.value !== slug) return undefined;
  const to = urlOf(entry.type, suggestion, graph.prefixes);
  return fixOf(false, [
    { kind: 'value', ...raw.place, before: slug, after: suggestion },
    content.newRow(decodeURI(from), decodeURI(to)),
    ...linkEdits({ from, to }, content, graph),
    ...ruleEdits({ from, to }, content, graph),
  ]);
}

interface Move {
  readonly from: RoutePath;
  readonly to: RoutePath;
}

const linkEdits = ({ from, to }: Move, content: RawContent, graph: Graph): (Edit | undefined)[] =>
  (linksByRoute(graph).get(from) ?? []).map(({ reference, address }) => {
    const { target } = reference;
    const start = target.indexOf('/', address.isAbsolute ? target.indexOf('//') + 2 : 0);
    const [path = ''] = /^[^?#]*/u.exec(target.trim().slice(start)) ?? [];
    return readdress(
      reference,
      target.replace(path, () => to),
      { content, graph },
    );
  });

/** The links to each page, except those that its own redirect leads to it. */
const linksByRoute = sameForSame((graph: Graph): ReadonlyMap<string, readonly PageLink[]> => {
  const links = new Map<string, PageLink[]>();
  for (const entry of graph.entries.values()) {
    for (const link of pageLinksOf(entry, graph)) addTo(links, toRoutePath(link.address.path), link);
  }
  return links;
});

const ruleEdits = ({ from, to }: Move, content: RawContent, graph: Graph): (Edit | undefined)[] =>
  graph.redirects.rules
    .filter((rule) => toRoute(rule, graph) === from)
    .map((rule) =>
      changeTarget(
        rule,
        rule.to.replace(/^[^?#]*/u, () => to),
        { content, graph },
      ),
    );
