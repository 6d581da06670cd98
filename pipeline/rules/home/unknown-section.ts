import { homeSectionCodes } from '../../../schemas/spec/pages/home.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { sectionCodeOf, shownSection } from '../../inspect/reach/home-cards.ts';
import { nearest } from '../../nearest.ts';
import { suggestedValue } from '../../fix/replace-value.ts';
import { rule } from '../../rule.ts';
import { nameOf, shortened } from '../words.ts';

/** An entry that is listed by another one is a card, whatever its code. */
export const unknownSection = rule<{ readonly codeId: string; readonly shown: Entry | undefined }>({
  id: 'home/unknown-section',
  severity: 'warn',
  summary: 'Every home entry is one of the five sections, or a card in one.',
  advice: `For a section, set codeId to one of ${homeSectionCodes.join(', ')}, each used once. For a card, add the entry to the subContent of its section.`,
  message: ({ codeId, shown }) => {
    if (shown) return `The section "${codeId}" is taken by ${nameOf(shown)}, so readers do not see this one.`;
    return codeId.trim() === ''
      ? 'Readers do not see this home entry: it has no codeId, so it is no section, and no section lists it as a card.'
      : `Readers do not see this home entry: "${shortened(codeId)}" is not the code of a section, and no section lists it as a card.`;
  },
  *check(entry, graph) {
    if (entry.type !== 'homeEntry' || !graph.included.has(entry.id) || isListed(entry, graph)) return;
    const code = sectionCodeOf(entry);
    const shownId = code && shownSection(code, graph);
    if (shownId === entry.id) return;
    const codeId = typeof entry.fields['codeId'] === 'string' ? entry.fields['codeId'] : '';
    const meant = code === undefined ? nearest(codeId.trim(), homeSectionCodes) : undefined;
    yield {
      at: { entry: entry.id, field: [entry.fieldNames.get('codeId') ?? 'codeId'] },
      detail: { codeId, shown: shownId && graph.entries.get(shownId) },
      target: codeId.trim(),
      suggestion: meant,
      advice:
        meant &&
        `Set codeId to ${meant}. If this is a card, add it to the subContent of its section instead.`,
    };
  },
  fix: suggestedValue,
});

const isListed = ({ id }: Entry, graph: Graph): boolean =>
  (graph.referrers.get(id) ?? []).some(
    ({ from }) => from !== id && graph.entries.get(from)?.type === 'homeEntry',
  );
