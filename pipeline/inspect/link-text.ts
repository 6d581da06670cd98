import type { Reference } from '../graph.ts';

/** Whether a reference is a link with words of its own: in a text, or with a label. An embed has none. */
export const isTextLink = ({ kind, text, excerpt }: Reference): boolean =>
  kind === 'entry-hyperlink' ||
  kind === 'asset-hyperlink' ||
  (kind === 'url' && (text !== undefined || excerpt !== undefined));

/** The words of a link as a reader sees them: without white space around and invisible characters. */
export const seenText = ({ text }: Reference): string => (text ?? '').replace(/\p{Cc}|\p{Cf}/gu, '').trim();
