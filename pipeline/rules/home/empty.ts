import { homeCards, sectionCodeOf, subContentOf } from '../../inspect/reach/home-cards.ts';
import { emptyFor } from '../../causes.ts';
import { rule } from '../../rule.ts';

export const emptySection = rule<{ readonly codeId: string; readonly listed: number }>({
  id: 'home/empty',
  severity: 'warn',
  summary: 'Every section of the home page has cards.',
  advice: 'List published cards in the subContent of the section, or unpublish the section.',
  message: ({ codeId, listed }) =>
    listed === 0
      ? `The section "${codeId}" lists no cards, so the home page leaves it out.`
      : `The section "${codeId}" lists no card that readers can see, so the home page leaves it out: every card is unpublished, or leads to a page that is not on this site.`,
  *check(entry, graph) {
    const codeId = sectionCodeOf(entry);
    if (codeId === undefined || !graph.included.has(entry.id) || homeCards(entry, graph).length > 0) return;
    const field = subContentOf(entry);
    const listed = (graph.references.get(entry.id) ?? []).filter((each) => each.field[0] === field).length;
    yield {
      at: { entry: entry.id, field: [field] },
      detail: { codeId, listed },
      cause: emptyFor(entry, graph),
    };
  },
});
