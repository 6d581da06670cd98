import type { EntryId } from '../../../schemas/base/ids.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { AboutArticle } from '../../../schemas/bundle/around-article.ts';
import type { ContentNode } from '../../../schemas/bundle/node.ts';
import type { EntryLinkValue, AssetLinkValue } from '../../../schemas/fields/link-value.ts';
import { linkTo } from '../../addresses/address-of.ts';
import type { Graph } from '../../graph.ts';
import { membersOf } from '../../inspect/content/members.ts';
import { publishedOn } from '../../inspect/content/published-on.ts';
import { tagPagesOf, tagsOf } from '../../link/slugs/tag-pages.ts';
import type { Media } from '../../normalize/media.ts';
import { wordsOf } from '../words.ts';
import { readingMinutes } from './reading-minutes.ts';

type Author = AboutArticle['authors'][number];

/** What an article's page says of it beside its text; undefined if editors gave nothing of it. */
export function aboutOf(node: ContentNode, media: Media, graph: Graph): AboutArticle | undefined {
  const id = node.id as EntryId;
  const fields = graph.entries.get(id)?.fields ?? {};
  const members = membersOf(graph);
  const date = publishedOn(fields);
  const authors = authorsOf(fields, media, graph);
  const byline = authors.length === 0 ? seen(fields['byline']) : undefined;
  const image = 'heroImage' in node.fields ? node.fields.heroImage : undefined;
  const topics = (members.topics.get(id) ?? []).flatMap((topic) => pageLink(topic, graph));
  const tags = tagLinks(fields, graph);
  const [previous, next] = [members.previous.get(id), members.next.get(id)].map(
    (neighbour) => neighbour && linkTo(neighbour, graph),
  );
  const hasByline = date !== undefined || authors.length > 0 || byline !== undefined;
  const about: AboutArticle = {
    ...(date !== undefined && { publishedOn: date }),
    ...(hasByline && { readingMinutes: readingMinutes(Object.values(wordsOf(node)).join(' ')) }),
    authors,
    ...(byline !== undefined && { byline }),
    ...(image && { image }),
    topics,
    tags,
    ...(previous && { previous }),
    ...(next && { next }),
  };
  return Object.values(about).every((value) => Array.isArray(value) && value.length === 0)
    ? undefined
    : about;
}

/** The title and the page of an entry. */
export function pageLink(id: EntryId, graph: Graph): { title: string; url: string }[] {
  const link = linkTo(id, graph);
  return link === undefined ? [] : [{ title: link.title, url: link.url }];
}

function authorsOf(fields: Readonly<Record<string, unknown>>, media: Media, graph: Graph): Author[] {
  const links = (fields['authors'] ?? []) as readonly EntryLinkValue[]; // decoded
  return [...new Set(links.map(({ sys }) => sys.id as EntryId))].flatMap((id) => {
    const author = graph.entries.get(id);
    if (author?.type !== 'author') return [];
    const file = author.fields['picture'] as AssetLinkValue | undefined;
    const picture = file && media.asset(file.sys.id);
    const isPicture = picture?.contentType.startsWith('image/') === true;
    return pageLink(id, graph).map((link) => ({ ...link, ...(isPicture && { picture }) }));
  });
}

function tagLinks(fields: Readonly<Record<string, unknown>>, graph: Graph): { title: string; url: string }[] {
  const tags = tagsOf(fields);
  if (tags.size === 0) return [];
  const { urls, titles } = tagPagesOf(graph);
  return [...tags.keys()].flatMap((key) => {
    const url = urls.get(key);
    const title = url && titles.get(url);
    return url === undefined || title === undefined ? [] : [{ title, url }];
  });
}

const seen = (value: unknown): string | undefined =>
  typeof value === 'string' && isSeenText(value) ? value.trim() : undefined;
