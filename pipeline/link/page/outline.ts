import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { isArticleType } from '../../../schemas/content/article-types.ts';
import type { PageOutline } from '../../graph.ts';
import { query } from '../../queries/queries.ts';
import { asData } from '../../queries/store.ts';
import { type Anchors, pageAnchors } from './anchors.ts';
import { contentsTree, type PlacedHeading } from './contents-tree.ts';
import { type PageHeading, type Walker, type WalkInput, walkPage } from './walk-page.ts';

export interface OutlineInput extends WalkInput {
  readonly urls: ReadonlyMap<EntryId, RoutePath>;
}

/** The outline of every article's page, in the order of ids. */
export function outlinePages(input: OutlineInput): Map<EntryId, PageOutline> {
  const pages = new Map<EntryId, PageOutline>();
  for (const { id, type } of input.entries.values()) {
    if (type === undefined || !isArticleType(type) || !input.included.has(id)) continue;
    pages.set(id, outlineOf(input, id));
  }
  return pages;
}

const outlineOf = query('outline', (input: OutlineInput, id: EntryId) => outlinePage(id, input), asData);

/** The outline of one article's page. */
export function outlinePage(articleId: EntryId, input: OutlineInput): PageOutline {
  const article = input.entries.get(articleId);
  invariant(article !== undefined, `the article ${articleId} is one of the entries`);
  const named = new Set<string>();
  walkPage(article, input, { ...collectNames(named), shows: new Set() });

  const anchors = pageAnchors(named);
  const headings = new Map<string, PlacedHeading>();
  const listed: PlacedHeading[] = [];
  const partAnchors = new Map<EntryId, string>();
  const shows = new Set<EntryId>();
  const repeatedAnchors: { anchor: string; entry: EntryId }[] = [];
  const leftOut = walkPage(article, input, {
    shows,
    heading({ path, title, name, level, entry, isListed }) {
      const id = giveId(anchors, { title, name }, () => {
        if (entry !== undefined && name !== undefined) repeatedAnchors.push({ anchor: name, entry });
      });
      const placed = { id, title, level };
      headings.set(path, placed);
      if (isListed) listed.push(placed);
      if (entry !== undefined && !partAnchors.has(entry)) partAnchors.set(entry, id);
    },
  });
  const url = input.urls.get(article.id);
  invariant(url !== undefined, `the included article ${article.id} has an address`);
  return {
    id: article.id,
    url,
    anchors: new Set([...headings.values()].map(({ id }) => id)),
    headings,
    contents: contentsTree(listed),
    partAnchors,
    shows,
    repeatedAnchors,
    leftOut,
  };
}

function giveId(
  anchors: Anchors,
  { title, name }: Pick<PageHeading, 'title' | 'name'>,
  onRepeated: () => void,
): string {
  if (name === undefined) return anchors.titled(title);
  const { anchor, isRepeated } = anchors.named(name);
  if (isRepeated) onRepeated();
  return anchor;
}

const collectNames = (named: Set<string>): Pick<Walker, 'heading'> => ({
  heading: ({ name }) => {
    if (name !== undefined) named.add(name);
  },
});
