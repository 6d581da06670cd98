import { homeSectionCodes } from '../../../schemas/bundle/format-1.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { nearest } from '../../nearest.ts';
import { rule } from '../../problem.ts';

const codes: readonly string[] = homeSectionCodes;

export const unknownSection = rule<{ readonly codeId: string }>({
  id: 'home/unknown-section',
  severity: 'warn',
  summary: 'Every home entry is one of the five sections, or a card in one.',
  advice: `Set codeId to one of ${homeSectionCodes.join(', ')}, or list the entry in the subContent of another one.`,
  message: ({ codeId }) =>
    codeId === ''
      ? 'The home entry has no codeId and no other one lists it: it is not shown.'
      : `The home page has no section "${codeId}", and no other home entry lists this one: it is not shown.`,
  *check(entry, graph) {
    if (entry.type !== 'homeEntry' || !graph.taken.has(entry.id) || isListed(entry, graph)) return;
    const codeId = typeof entry.fields['codeId'] === 'string' ? entry.fields['codeId'].trim() : '';
    if (codes.includes(codeId)) return;
    const field = [entry.fieldNames.get('codeId') ?? 'codeId'];
    yield {
      at: { entry: entry.id, field },
      detail: { codeId },
      target: codeId,
      suggestion: nearest(codeId, codes),
    };
  },
});

const isListed = ({ id }: Entry, graph: Graph): boolean =>
  (graph.referrers.get(id) ?? []).some(({ from }) => graph.entries.get(from)?.type === 'homeEntry');
