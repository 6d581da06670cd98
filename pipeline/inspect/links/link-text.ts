import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { Reference } from '../../graph.ts';

/** Whether a reference is a link with words of its own: in a text, or with a label. An embed has none. */
export const isTextLink = ({ kind, text, excerpt }: Reference): boolean =>
  kind === 'entry-hyperlink' ||
  kind === 'asset-hyperlink' ||
  (kind === 'url' && (text !== undefined || excerpt !== undefined));

/** The words of a link as a reader sees them: without white space around and invisible characters. */
export const seenText = ({ text = '' }: Reference): string =>
  isSeenText(text) ? text.replace(/\p{Cc}|\p{Cf}/gu, '').trim() : '';

/** Whether the words of a link do not say where it leads. */
export const isVague = (reference: Reference): boolean => vague.has(plainText(reference));

/** In lower case, without punctuation and arrows around it, white space folded. */
const plainText = (reference: Reference): string =>
  seenText(reference)
    .toLowerCase()
    .replace(/^[\p{P}\p{S}\s]+/u, '')
    .replace(/(?<![\p{P}\p{S}\s])[\p{P}\p{S}\s]+$/u, '')
    .replace(/\s+/gu, ' ');

/** Source: WCAG 2.2, 2.4.4 and technique F84. */
const vague: ReadonlySet<string> = new Set([
  'click',
  'click here',
  'details',
  'go here',
  'here',
  'learn more',
  'link',
  'more',
  'more info',
  'more information',
  'read more',
  'see here',
  'see more',
  'this',
  'this article',
  'this link',
  'this page',
]);
