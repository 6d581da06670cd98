import type { BundleFile } from '../../../../pipeline/emit/bundle-file.ts';
import { type ContentsItem, currentFormat } from '../../../../schemas/bundle/index.ts';
import { listedArticle } from '../../../site/files/listed-articles.ts';
import { asData, plainLine, seenText, withoutMarkers } from '../safe-text.ts';
import type { FoundArticle } from './find-article.ts';
import type { SiteContent } from './site-content.ts';

/** A part of an article's Markdown; `end` is its length where it is the last one. */
interface Part {
  readonly markdown: string;
  readonly offset: number;
  readonly end: number;
  /** In UTF-16 code units, as offsets are. */
  readonly length: number;
}

/** The Markdown of an article after the list of its sections, or the list of an area's articles. Harmless in any part of it. */
export async function markdownOf({ content, article: { url, title } }: FoundArticle): Promise<string> {
  const file = content.articles.get(url);
  if (file === undefined) return `# ${plainLine(title)}\n\n${articlesAt(url, content)}`;
  return sectionsOf(file) + withoutMarkers(seenText(await content.markdownOf(url)));
}

function articlesAt(page: string, { addressOf, areas, articles }: SiteContent): string {
  const listed = areas().find(({ url }) => url === page)?.articles ?? [];
  const lines = listed.map(({ title, url }) => {
    const file = articles.get(url);
    const description = file && listedArticle(file).head.description;
    return `- [${plainLine(title)}](${addressOf(url)})${description === undefined ? '' : `: ${plainLine(description)}`}`;
  });
  return lines.join('\n');
}

/** What can be cited by itself. */
function sectionsOf({ text }: BundleFile): string {
  const lines = (items: readonly ContentsItem[]): string[] =>
    items.flatMap(({ id, title, content }) => [
      `- #${encodeURIComponent(id)} ${plainLine(title)}`,
      ...lines(content),
    ]);
  const all = lines(currentFormat.article.parse(JSON.parse(text)).contents);
  const introduction = 'Sections; to cite one, put its "#…" after the address:';
  return all.length === 0 ? '' : `${introduction}\n\n${all.join('\n')}\n\n`;
}

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
  const { title, url, updatedAt, head } = article;
  const { markdown, offset, end, length } = part;
  const isWhole = offset === 0 && end === length;
  const next = end < length ? `; call read_article again with offset ${end}` : '; this is the last part';
  return [
    `Title: ${plainLine(title)}`,
    `Address: ${content.addressOf(url)}`,
    ...(updatedAt === undefined ? [] : [`Last change: ${updatedAt.slice(0, 10)}`]),
    ...(head?.textLocale === undefined ? [] : [`Language: ${head.textLocale}, not translated`]),
    ...(isWhole ? [] : [`Part: characters ${offset} to ${end} of ${length}${next}`]),
    '',
    asData('article', markdown.trim()),
  ].join('\n');
}
