import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Graph, PageOutline } from '../../graph.ts';
import { fixOf } from '../../fix/fix.ts';
import { replaceValue } from '../../fix/replace-value.ts';
import { headingOf } from '../../link/page/parts.ts';
import { spaceRule } from '../../rule.ts';

export const anchorCase = spaceRule<CaseClash>({
  id: 'anchors/case',
  severity: 'warn',
  summary: 'No two anchors of a page differ only by upper and lower case.',
  advice: 'Give one of the two places another anchor.',
  message: ({ anchor, other, page }) =>
    `The anchor "${anchor}" differs from "${other}" on ${page.url} only by upper and lower case: it is easy to link to the wrong one.`,
  *checkSpace(graph) {
    for (const clash of caseClashes(graph)) {
      const { entry, anchor } = clash;
      const field = [graph.entries.get(entry)?.fieldNames.get('anchor') ?? 'anchor'];
      yield { at: { entry, field }, detail: clash, target: anchor };
    }
  },
  fix({ at, detail: { entry, anchor } }, content, graph) {
    const pages = (graph.pagesOf.get(entry) ?? []).flatMap((id) => graph.pages.get(id) ?? []);
    const isTaken = (name: string) => pages.some(({ anchors }) => anchors.has(name));
    let count = 2;
    while (isTaken(`${anchor.toLowerCase()}-${count}`)) count += 1;
    return fixOf(false, [
      replaceValue(at, { from: anchor, to: `${anchor.toLowerCase()}-${count}` }, content),
    ]);
  },
});

interface CaseClash {
  readonly page: PageOutline;
  /** The part whose anchor an editor chose. */
  readonly entry: EntryId;
  readonly anchor: string;
  readonly other: string;
}

/** Each entry once, with the first page on which another anchor differs from its own only by case. */
function caseClashes(graph: Graph): Iterable<CaseClash> {
  const found = new Map<EntryId, CaseClash>();
  for (const page of graph.pages.values()) {
    const byLowerCase = new Map<string, string>();
    for (const anchor of page.anchors) {
      const other = byLowerCase.get(anchor.toLowerCase());
      byLowerCase.set(anchor.toLowerCase(), other ?? anchor);
      const clash =
        other && (caseClashOf([anchor, other], page, graph) ?? caseClashOf([other, anchor], page, graph));
      if (clash && !found.has(clash.entry)) found.set(clash.entry, clash);
    }
  }
  return found.values();
}

/** Undefined where no editor chose the anchor: those of headings are in lower case. */
function caseClashOf(
  [anchor, other]: readonly [string, string],
  page: PageOutline,
  graph: Graph,
): CaseClash | undefined {
  for (const [id, place] of page.partAnchors) {
    const entry = place === anchor ? graph.entries.get(id) : undefined;
    if (entry && headingOf(entry, graph.entries)?.name === anchor) return { page, entry: id, anchor, other };
  }
  return undefined;
}
