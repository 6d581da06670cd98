import type { Entry } from '../../entry.ts';
import { copiesOnPage } from '../../inspect/content/copies-on-page.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

/** If the copy has the same anchor too, `anchors/duplicate` reports it as a copy. */
export const copiedPart = rule<{ readonly first: Entry; readonly second: Entry; readonly page: string }>({
  id: 'content/copied-part',
  severity: 'warn',
  summary: 'No page shows the same part twice, with the same heading and the same content.',
  advice: 'Remove one of the two from the page, or write what the copy was made for.',
  message: ({ first, second, page }) =>
    `${nameOf(second)} is a copy of the entry ${first.id}, which comes before it on ${page}: readers see the same content twice.`,
  *check(entry, graph) {
    const page = graph.pages.get(entry.id);
    if (page === undefined) return;
    for (const { first, second } of copiesOnPage(entry, graph)) {
      if (page.repeatedAnchors.some((repeated) => repeated.entry === second.id)) continue;
      yield { at: { entry: second.id }, detail: { first, second, page: page.url }, target: first.id };
    }
  },
});
