import { editionName } from '../../../../schemas/edition-name.ts';
import { plainText, unescaped } from '../../../bundle/result-html/plain-text.ts';

/** The words of a title or an abstract, near enough to see whether there are any. */
export const wordsOf = (html: string): string => plainText(unescaped(html)).trim();

/** Whether a title or an area names the edition. Source: docs/requirements.md, HM-4. */
export const names = (html: string, edition: string): boolean => editionName(edition).test(wordsOf(html));
