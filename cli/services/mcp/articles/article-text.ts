import { asData, plainLine, seenText, withoutMarkers } from '../safe-text.ts';
import type { FoundArticle } from './find-article.ts';

/** A part of an article's Markdown; `end` is its length where it is the last one. */
interface Part {
  readonly markdown: string;
  readonly offset: number;
  readonly end: number;
  /** In UTF-16 code units, as offsets are. */
  readonly length: number;
}

/** The Markdown of an article, harmless in any part of it. */
export const markdownOf = async ({ content, article }: FoundArticle): Promise<string> =>
  withoutMarkers(seenText(await content.markdownOf(article.url)));

/** A part of at most `max` characters from an offset on. It ends at a line's end where there is one in its second half. */
export function partOf(markdown: string, offset: number, max: number): Part {
  const { length } = markdown;
  const rest = markdown.slice(offset, offset + max);
  const breakAt = rest.lastIndexOf('\n') + 1;
  const end = offset + max >= length ? length : offset + (breakAt > max / 2 ? breakAt : rest.length);
  return { markdown: markdown.slice(offset, end).toWellFormed(), offset, end, length };
}

/** What a model reads: title, address and last change, then the Markdown, marked as data. */
export function articleText({ content, article }: FoundArticle, part: Part): string {
  const { title, url, updatedAt } = article;
  const { markdown, offset, end, length } = part;
  const isWhole = offset === 0 && end === length;
  const next = end < length ? `; call read_article again with offset ${end}` : '; this is the last part';
  return [
    `Title: ${plainLine(title)}`,
    `Address: ${content.addressOf(url)}`,
    ...(updatedAt === undefined ? [] : [`Last change: ${updatedAt.slice(0, 10)}`]),
    ...(isWhole ? [] : [`Part: characters ${offset} to ${end} of ${length}${next}`]),
    '',
    asData('article', markdown.trim()),
  ].join('\n');
}
