import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Graph, PageOutline } from '../../graph.ts';
import { spaceRule } from '../../problem.ts';

export const duplicateAnchor = spaceRule<{ readonly anchor: string; readonly page: string }>({
  id: 'anchors/duplicate',
  severity: 'error',
  summary: 'Every anchor names one place of a page.',
  advice: 'Give this place another anchor, or clear the field: the heading then names the place.',
  message: ({ anchor, page }) =>
    `The anchor "${anchor}" belongs to another place on ${page}: links to it do not lead here.`,
  *checkSpace(graph) {
    for (const { page, anchor, entry } of repeatedAnchors(graph)) {
      const field = [graph.entries.get(entry)?.fieldNames.get('anchor') ?? 'anchor'];
      yield { at: { entry, field }, detail: { anchor, page: page.url }, target: anchor };
    }
  },
});

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
