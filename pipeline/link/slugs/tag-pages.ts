import { ascending } from '../../../schemas/base/compare.ts';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import { tagsRoute } from '../../../schemas/spec/pages/tags.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import type { Graph } from '../../graph.ts';
import { derive } from '../../queries/derive.ts';
import { slugFromWords } from './slug-from-words.ts';

/** The pages of tags. They are derived from the articles: no entry is behind them. */
interface TagPages {
  /** The page of a tag, by the key of its words. */
  readonly urls: ReadonlyMap<string, RoutePath>;
  /** The words of the tag of a page, as most articles spell them. */
  readonly titles: ReadonlyMap<RoutePath, string>;
  /** The articles that have the tag of a page, in the order of their ids. */
  readonly articles: ReadonlyMap<RoutePath, readonly EntryId[]>;
}

export const tagPagesOf = derive<TagPages>('tagPages', makeTagPages);

/** Tags that differ by spaces, or by upper and lower case, are one. Undefined for a tag that readers cannot see. */
const tagKey = (tag: string): string | undefined =>
  isSeenText(tag) ? tag.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase() : undefined;

/** The tags of an entry, each once. */
export function tagsOf(fields: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const tag of (fields['tags'] ?? []) as readonly string[]) {
    const key = tagKey(tag);
    if (key !== undefined && !tags.has(key)) tags.set(key, tag.replace(/\s+/gu, ' ').trim());
  }
  return tags;
}

function makeTagPages({ pages, entries }: Graph): TagPages {
  const byKey = new Map<string, { spellings: Map<string, number>; articles: EntryId[] }>();
  for (const id of pages.keys()) {
    for (const [key, tag] of tagsOf(entries.get(id)?.fields ?? {})) {
      const { spellings, articles } = byKey.get(key) ?? {
        spellings: new Map<string, number>(),
        articles: [],
      };
      spellings.set(tag, (spellings.get(tag) ?? 0) + 1);
      articles.push(id);
      byKey.set(key, { spellings, articles });
    }
  }
  const urls = urlsOf([...byKey.keys()].toSorted());
  const titles = new Map<RoutePath, string>();
  const articles = new Map<RoutePath, readonly EntryId[]>();
  for (const [key, url] of urls) {
    const tag = byKey.get(key);
    if (tag === undefined) continue;
    titles.set(url, mostFrequent(tag.spellings));
    articles.set(url, tag.articles);
  }
  return { urls, titles, articles };
}

/** A page for each key. The first of several keys with one slug has it, each of the others has it with a number. */
function urlsOf(keys: readonly string[]): Map<string, RoutePath> {
  const urls = new Map<string, RoutePath>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const slugs = new Map(keys.map((key) => [key, slugFromWords(key) ?? 'tag']));
  const given = new Set(slugs.values());
  for (const [key, slug] of slugs) {
    let own = slug;
    for (let count = counts.get(slug) ?? 1; taken.has(own); count += 1) {
      counts.set(slug, count + 1);
      const numbered = `${slug}-${count + 1}`;
      if (!given.has(numbered)) own = numbered; // another tag's words may end with that number
    }
    taken.add(own);
    urls.set(key, toRoutePath(`${tagsRoute}/${own}`));
  }
  return urls;
}

/** The first of several by code units: the same on every machine. */
function mostFrequent(spellings: ReadonlyMap<string, number>): string {
  const [first = ['', 0]] = [...spellings].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || ascending(a, b));
  return first[0];
}
