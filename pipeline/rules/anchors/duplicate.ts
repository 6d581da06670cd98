import type { EntryId } from '../../../schemas/base/ids.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
import type { Entry } from '../../entry.ts';
import type { Graph, PageOutline } from '../../graph.ts';
import { fixOf } from '../../fix/fix.ts';
import { replaceValue } from '../../fix/replace-value.ts';
import { copiesOnPage } from '../../inspect/content/copies-on-page.ts';
import { spaceRule } from '../../rule.ts';

interface Detail {
  readonly anchor: string;
  readonly page: string;
  /** The entry of which this one is a copy, where it is one. */
  readonly original: Entry | undefined;
}

export const duplicateAnchor = spaceRule<Detail>({
  id: 'anchors/duplicate',
  severity: 'error',
  summary: 'Every anchor names one place of a page.',
  advice: 'Give this place another anchor, or clear the field: the heading then names the place.',
  message: ({ anchor, page, original }) =>
    original
      ? `The anchor "${anchor}" is on ${page} already: this is a copy of the entry ${original.id}, with the same heading and the same content.`
      : `The anchor "${anchor}" belongs to another place on ${page}: links to it do not lead here.`,
  *checkSpace(graph) {
    const originals = sameForSame((page: PageOutline) => originalsOn(page, graph));
    for (const { page, anchor, entry } of repeatedAnchors(graph)) {
      const field = [graph.entries.get(entry)?.fieldNames.get('anchor') ?? 'anchor'];
      const original = originals(page).get(entry);
      const advice = original && 'Remove one of the two from the page, or write what the copy was made for.';
      yield { at: { entry, field }, detail: { anchor, page: page.url, original }, target: anchor, advice };
    }
  },
  fix({ at, detail: { anchor, original } }, content, graph) {
    const entry = 'entry' in at ? (at.entry as EntryId) : undefined;
    const [page] = (entry && graph.pagesOf.get(entry)) ?? [];
    const to = page && entry && graph.pages.get(page)?.partAnchors.get(entry); // links that lead here keep their place
    if (original !== undefined || to === undefined) return undefined;
    return fixOf(true, [replaceValue(at, { from: anchor, to }, content)]);
  },
});

/** By the copy, the entry of which it is one. */
function originalsOn(page: PageOutline, graph: Graph): ReadonlyMap<EntryId, Entry> {
  const article = graph.entries.get(page.id);
  const copies = article === undefined ? [] : copiesOnPage(article, graph);
  return new Map(copies.toReversed().map(({ first, second }) => [second.id, first]));
}

interface Repeated {
  readonly page: PageOutline;
  readonly anchor: string;
  readonly entry: EntryId;
}

/** Each entry once, with the first page on which its anchor is repeated. */
function repeatedAnchors({ pages }: Graph): Iterable<Repeated> {
  const found = new Map<EntryId, Repeated>();
  for (const page of pages.values()) {
    for (const { anchor, entry } of page.repeatedAnchors) {
      if (!found.has(entry)) found.set(entry, { page, anchor, entry });
    }
  }
  return found.values();
}
