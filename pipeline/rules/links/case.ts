import { type AnchorFault, anchorFaults, withSuggestedAnchor } from '../../inspect/links/anchor-faults.ts';
import { fixOf } from '../../fix/fix.ts';
import { rule } from '../../rule.ts';
import { linkWords, pageWords } from '../words.ts';

export const linkCase = rule<AnchorFault>({
  id: 'links/case',
  severity: 'warn',
  summary: 'Every link to a place is written in the upper and lower case of that place.',
  advice: 'Write the anchor exactly as the page has it.',
  message: ({ reference, hash, pages }, named) =>
    `${linkWords(reference, named)} leads to "#${hash}" on ${pageWords(pages)}; the place there differs in upper and lower case, so browsers do not find it.`,
  *check(entry, graph) {
    for (const fault of anchorFaults(entry, graph)) {
      const { at, target, suggestion, isByCase } = fault;
      if (isByCase) yield { at, detail: fault, target, suggestion };
    }
  },
  fix: ({ detail }, content, graph) => fixOf(true, [withSuggestedAnchor(detail, content, graph)]),
});
