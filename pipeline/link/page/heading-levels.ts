import type { Text } from '../../rich-text/text.ts';

/** The smallest heading level of a text. On the page it comes right below the heading above the text. */
export const topLevel = (flow: Text['flow']): number =>
  Math.min(6, ...flow.map((step) => (step.kind === 'heading' ? step.level : 6)));

/** The level on the page of a heading in a text, 2 to 6. */
export const headingLevelIn = (above: number, written: number, top: number): number =>
  Math.min(above + 1 + written - top, 6);
