import { homeSectionCodes } from '../../../schemas/bundle/format-1.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { rule } from '../../problem.ts';

export const emptySection = rule<{ readonly codeId: string }>({
  id: 'home/empty',
  severity: 'warn',
  summary: 'Every section of the home page has cards.',
  advice: 'List cards in the subContent of the section, or remove the section.',
  message: ({ codeId }) =>
    `The section "${codeId}" of the home page has no cards that readers see: the section is not shown.`,
  *check(entry, graph) {
    const codeId = entry.type === 'homeEntry' ? entry.fields['codeId'] : undefined;
    if (!homeSectionCodes.some((code) => code === codeId) || hasCards(entry, graph)) return;
    const field = [subContentOf(entry)];
    yield { at: { entry: entry.id, field }, detail: { codeId: String(codeId) } };
  },
});

const hasCards = (entry: Entry, graph: Graph): boolean =>
  (graph.references.get(entry.id) ?? []).some(
    ({ field, target }) => field[0] === subContentOf(entry) && graph.taken.has(target as never),
  );

const subContentOf = ({ fieldNames }: Entry): string => fieldNames.get('subContent') ?? 'subContent';
