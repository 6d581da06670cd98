import { plainText, unescaped } from '../../../bundle/result-html/plain-text.ts';

/** The words of a title or an abstract, near enough to see whether there are any. */
export const wordsOf = (html: string): string => plainText(unescaped(html)).trim();

/** Whether the word Pro stands by itself; `Pro-rated` is another word. Source: docs/requirements.md, HM-4. */
export const hasPro = (html: string): boolean =>
  /(?<![\p{L}\p{N}'’-])Pro(?![\p{L}\p{N}'’-])/u.test(wordsOf(html));
