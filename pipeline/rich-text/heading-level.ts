import type { Element } from 'hast';

/** 1 to 6 for a heading, undefined for everything else. */
export const headingLevel = ({ tagName }: Element): number | undefined => levels.get(tagName);

const levels: ReadonlyMap<string, number> = new Map(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tagName, index) => [tagName, index + 1]),
);
