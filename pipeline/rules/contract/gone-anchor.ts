import { problem } from '../../problem.ts';

export interface GoneAnchorDetail {
  readonly from: string;
  /** The heading's words. */
  readonly title: string;
  /** What happened to the heading, as the end of a sentence. */
  readonly fate: string;
}

/** Found when an export is compared with an older one. */
export const goneAnchor = problem<GoneAnchorDetail>({
  id: 'contract/gone-anchor',
  severity: 'warn',
  summary: 'Every place within a page that once had an anchor still has it.',
  advice: 'Give the heading its old anchor back. A redirect cannot do that: it applies to a whole page.',
  message: ({ from, title, fate }) =>
    `${from} led to "${title}", ${fate}: readers who saved the address land at the top of the page.`,
});
