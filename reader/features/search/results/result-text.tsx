import type { ReactNode } from 'react';

/** The HTML of a title or an abstract, as its words alone. */
export const ResultText = ({ html }: { html: string }): ReactNode => textOf(html);

/** The words of HTML. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gisu, '')
    .replaceAll(/<\/?[a-z][^>]*>/giu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** Whether the word Pro stands by itself; `Pro-rated` is another word. Source: requirements HM-4. */
export const hasPro = (text: string): boolean => /(?<![\p{L}\p{N}'’-])Pro(?![\p{L}\p{N}'’-])/u.test(text);
