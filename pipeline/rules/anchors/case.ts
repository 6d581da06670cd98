import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Graph, PageOutline } from '../../graph.ts';
import { headingOf } from '../../link/parts.ts';
import { spaceRule } from '../../problem.ts';

export const anchorCase = spaceRule<Likeness>({
  id: 'anchors/case',
  severity: 'warn',
  summary: 'No two anchors of a page differ only by upper and lower case.',
  advice: 'Give one of the two places another anchor.',
  message: ({ anchor, other, page }) =>
    `The anchor "${anchor}" differs from "${other}" on ${page.url} only by upper and lower case: a link is easily written to the wrong one.`,
  *checkSpace(graph) {
    for (const likeness of likenesses(graph)) {
      const { entry, anchor } = likeness;
      const field = [graph.entries.get(entry)?.fieldNames.get('anchor') ?? 'anchor'];
      yield { at: { entry, field }, detail: likeness, target: anchor };
    }
  },
});

interface Likeness {
  readonly page: PageOutline;
  /** The part whose anchor an editor chose. */
  readonly entry: EntryId;
  readonly anchor: string;
  readonly other: string;
}

/** Each entry once, with the first page on which its anchor is like another one. */
function likenesses(graph: Graph): Iterable<Likeness> {
  const found = new Map<EntryId, Likeness>();
  for (const page of graph.pages.values()) {
    const byLowerCase = new Map<string, string>();
    for (const anchor of page.anchors) {
      const other = byLowerCase.get(anchor.toLowerCase());
      byLowerCase.set(anchor.toLowerCase(), other ?? anchor);
      const likeness =
        other && (likenessOf(anchor, other, page, graph) ?? likenessOf(other, anchor, page, graph));
      if (likeness && !found.has(likeness.entry)) found.set(likeness.entry, likeness);
    }
  }
  return found.values();
}

/** Undefined where no editor chose the anchor: those of headings are in lower case. */
function likenessOf(anchor: string, other: string, page: PageOutline, graph: Graph): Likeness | undefined {
  for (const [id, place] of page.places) {
    const entry = place === anchor ? graph.entries.get(id) : undefined;
    if (entry && headingOf(entry, graph.entries)?.name === anchor) return { page, entry: id, anchor, other };
  }
  return undefined;
}
