import { type AnchorFault, anchorFaults } from '../../inspect/anchor-faults.ts';
import { rule } from '../../problem.ts';
import { linkWords, pageWords } from '../words.ts';

export const brokenAnchor = rule<AnchorFault>({
  id: 'links/broken-anchor',
  severity: 'error',
  summary: 'Every link to a place within a page finds that place.',
  advice: 'Use the anchor of a heading on that page, or remove the # and what follows it.',
  message: ({ reference, hash, pages, isSamePage }) =>
    isSamePage
      ? `${linkWords(reference)} leads to "#${hash}" on the same page, and there is no such place on ${pageWords(pages)}.`
      : `${linkWords(reference)} leads to "#${hash}" on ${pageWords(pages)}, where there is no such place.`,
  *check(entry, graph) {
    for (const fault of anchorFaults(entry, graph)) {
      const { at, target, suggestion, isByCase } = fault;
      if (!isByCase) yield { at, detail: fault, target, suggestion };
    }
  },
});
