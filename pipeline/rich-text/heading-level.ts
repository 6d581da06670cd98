import type { Element } from 'hast';

/** 1 to 6 for a heading, undefined for everything else. */
export const headingLevel = ({ tagName }: Element): number | undefined =>
  /^h[1-6]$/u.test(tagName) ? Number(tagName[1]) : undefined;
