import { anchorGone } from '../../causes.ts';
import type { Graph } from '../../graph.ts';
import { fixOf } from '../../fix/fix.ts';
import {
  type AnchorFault,
  anchorFaults,
  siteAnchorFaults,
  withSuggestedAnchor,
} from '../../inspect/links/anchor-faults.ts';
import type { Occurrence } from '../../finding.ts';
import type { Rule, SpaceRule } from '../../rule.ts';
import { linkWords, pageWords } from '../words.ts';

/** Checks the links of each entry, of the header and of the footer. */
export const brokenAnchor: Rule<AnchorFault> & SpaceRule<AnchorFault> = {
  id: 'links/broken-anchor',
  severity: 'error',
  summary: 'Every link to a place within a page finds that place.',
  advice: 'Use the anchor of a heading on that page, or remove the # and what follows it.',
  message: ({ reference, hash, pages, isSamePage }, named) =>
    isSamePage
      ? `${linkWords(reference, named)} leads to "#${hash}" on the same page, and there is no such place on ${pageWords(pages)}.`
      : `${linkWords(reference, named)} leads to "#${hash}" on ${pageWords(pages)}, where there is no such place.`,
  check: (entry, graph) => missing(anchorFaults(entry, graph), graph),
  checkSpace: (graph) => missing(siteAnchorFaults(graph), graph),
  fix: ({ detail }, content, graph) => fixOf(false, [withSuggestedAnchor(detail, content, graph)]),
};

const missing = (faults: readonly AnchorFault[], graph: Graph): Occurrence<AnchorFault>[] =>
  faults
    .filter(({ isByCase }) => !isByCase)
    .map((fault) => {
      const { at, target, suggestion, pages, hash, reference } = fault;
      const [page, ...others] = pages;
      const cause = page && others.length === 0 ? anchorGone(page, hash, graph) : undefined;
      const isField = reference.anchor !== undefined;
      const advice = isField ? 'Use the anchor of a heading on that page, or empty the field.' : undefined;
      return { at, detail: fault, target, suggestion, cause, advice };
    });
