import type { Asset, Entry } from '../../../pipeline/entry.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { doc, embedded, hyperlink, p, rawEntry, type RawEntry } from '../documents.ts';
import {
  contentTypeOf,
  itemOf,
  type Space,
  valueIn,
  withEntries,
  withItem,
  withLines,
  withParts,
  withSys,
  withValue,
} from '../mutations/space.ts';

/** A mistake of an editor, in the place that a number chooses. */
export interface Mistake {
  readonly name: string;
  /** Decided by hand: what settles it. `each`: every finding is settled alone. */
  readonly settledBy: 'one act' | 'each';
  /** A rule whose findings are settled one by one whatever the rest needs. */
  readonly apart?: string | undefined;
  /** Undefined where the space has no such place left. */
  readonly make: (space: Space, nth: number) => Space | undefined;
}

const mistake = (
  name: string,
  settledBy: Mistake['settledBy'],
  make: Mistake['make'],
  apart?: string,
): Mistake => ({ name, settledBy, make, apart });

/** What pages refer to often, the most often first. */
function usedOften(graph: Graph, matches: (item: Entry | Asset) => boolean): (Entry | Asset)[] {
  const items = [...graph.entries.values(), ...graph.assets.values()].filter(matches);
  const uses = (id: string): number =>
    new Set(
      (graph.referrers.get(id) ?? []).filter(({ from }) => graph.included.has(from)).map(({ from }) => from),
    ).size;
  return items
    .filter(({ id }) => uses(id) > 1)
    .toSorted((a, b) => uses(b.id) - uses(a.id) || (a.id < b.id ? -1 : 1));
}

const isArticle =
  (type: string) =>
  (item: Entry | Asset): boolean =>
    'contentType' in item && item.contentType === type;
const isAsset = (item: Entry | Asset): boolean => !('contentType' in item);

/** Changes one of what is used often: each mistake and each number takes another one. */
const withUsed =
  (
    matches: (item: Entry | Asset) => boolean,
    skip: number,
    put: (item: RawEntry, space: Space) => Space | undefined,
  ) =>
  (space: Space, nth: number): Space | undefined => {
    const chosen = usedOften(space.graph, matches)[skip + nth * 3];
    const item = chosen && itemOf(space, chosen.id);
    return item && put(item, space);
  };

const unpublished = (item: RawEntry, space: Space): Space =>
  withItem(space, withSys(item, { publishedVersion: undefined }));
const archived = (item: RawEntry, space: Space): Space =>
  withItem(
    space,
    withSys(item, { publishedVersion: undefined, archivedVersion: 9, archivedAt: '2026-01-01T00:00:00Z' }),
  );
const without = ({ sys }: RawEntry, space: Space): Space =>
  withParts(space, {
    entries: space.exported.entries.filter((each) => each.sys.id !== sys.id),
    assets: space.exported.assets.filter((each) => each.sys.id !== sys.id),
  });
const withField =
  (field: string, value: unknown) =>
  (item: RawEntry, space: Space): Space =>
    withItem(space, withValue(item, field, value, space.locale));

/** The nth articles, each with a block more at the end of its introduction. */
function withBlocks(space: Space, nth: number, blocks: readonly unknown[]): Space | undefined {
  const articles = space.exported.entries.filter(
    (item) => contentTypeOf(item) === 'kbHowTo' && item.fields['introduction'] !== undefined,
  );
  return blocks.reduce<Space | undefined>((changed, added, index) => {
    const id = articles[(nth * 7 + index * 2) % articles.length]?.sys.id ?? '';
    const article = changed && itemOf(changed, id);
    const text =
      article && (valueIn(article, 'introduction', space.locale) as { content: readonly unknown[] });
    if (changed === undefined || article === undefined || text === undefined) return undefined;
    return withItem(
      changed,
      withValue(article, 'introduction', { ...text, content: [...text.content, added] }, space.locale),
    );
  }, space);
}

const frame = (id: string, url: string) => rawEntry('interactiveContent', id, { title: `Page ${id}`, url });

/** A new article, or a new part, that nothing refers to. */
const added = (space: Space, type: string, id: string, fields: Readonly<Record<string, unknown>>): Space =>
  withEntries(space, rawEntry(type, id, fields));

const article = isArticle('kbHowTo');
const problem = isArticle('articleProblemSolution');

export const mistakes: readonly Mistake[] = [
  mistake('an article is unpublished', 'one act', withUsed(article, 0, unpublished)),
  mistake('a problem is unpublished', 'one act', withUsed(problem, 0, unpublished)),
  mistake('an article is archived', 'one act', withUsed(article, 1, archived)),
  // its parts stay, and nobody sees that they were its own
  mistake('an article is deleted', 'one act', withUsed(problem, 1, without), 'refs/unreachable'),
  mistake('an asset is unpublished', 'one act', withUsed(isAsset, 0, unpublished)),
  mistake('an asset is archived', 'one act', withUsed(isAsset, 1, archived)),
  mistake('an asset is deleted', 'one act', withUsed(isAsset, 2, without)),
  mistake(
    'a snippet that several pages show is unpublished',
    'one act',
    withUsed(isArticle('contentSnippet'), 0, unpublished),
  ),
  mistake(
    'the title of an article is emptied',
    'one act',
    withUsed(article, 2, withField('title', undefined)),
  ),
  mistake('a slug gets a slash', 'one act', withUsed(isArticle('kbFaq'), 0, withField('url', 'a/b'))),
  mistake(
    'an article moves to another channel',
    'one act',
    withUsed(isArticle('kbFaq'), 1, withField('deliveryChannels', ['marketing-pro-aspire'])),
  ),
  mistake(
    'a slug is changed without a redirect',
    'one act',
    withUsed(isArticle('kbLandingPage'), 0, withField('url', 'another-slug')),
  ),
  mistake('two articles get one slug', 'one act', (space, nth) => {
    const [first, second] = usedOften(space.graph, isArticle('kbCapability')).slice(nth * 2);
    const item = second && itemOf(space, second.id);
    const slug = first && itemOf(space, first.id);
    return (
      item &&
      slug &&
      withItem(space, withValue(item, 'url', valueIn(slug, 'url', space.locale), space.locale))
    );
  }),
  mistake('an anchor is renamed that several links lead to', 'one act', (space, nth) => {
    const name = `zz-anchor-${nth}`;
    const page = [...space.graph.pages.values()].filter(({ url }) => url.startsWith('/how-to/'))[nth];
    const link = p('See ', hyperlink(`${page?.url}#${name}`, 'what was written'), '.');
    return withBlocks(space, nth, [link, link, link]);
  }),
  mistake('three links lead to an address that never was', 'one act', (space, nth) => {
    const link = p('See ', hyperlink(`/how-to/zz-nowhere-${nth}`, 'what was written'), '.');
    return withBlocks(space, nth + 10, [link, link, link]);
  }),
  mistake('links have typing mistakes of their own', 'each', (space, nth) =>
    withBlocks(
      space,
      nth + 20,
      [1, 2, 3].map((each) =>
        p('See ', hyperlink(`/how-to/zz-typo-${nth}-${each}`, 'what was written'), '.'),
      ),
    ),
  ),
  mistake('a redirect leads nowhere, and links go through it', 'one act', (space, nth) => {
    const { space: redirected } = withLines(
      space,
      `/zz-old-${nth},/how-to/zz-gone-${nth}`,
      `/zz-older-${nth},/how-to/zz-gone-${nth}`,
    );
    return withBlocks(redirected, nth + 30, [
      p('See ', hyperlink(`/zz-old-${nth}`, 'what was written'), '.'),
    ]);
  }),
  mistake('redirects go round in a circle', 'one act', (space, nth) => {
    const { space: redirected } = withLines(
      space,
      `/zz-here-${nth},/zz-there-${nth}`,
      `/zz-there-${nth},/zz-here-${nth}`,
    );
    return withBlocks(
      redirected,
      nth + 40,
      [1, 2].map(() => p('See ', hyperlink(`/zz-here-${nth}`, 'what was written'), '.')),
    );
  }),
  mistake('frames come from a host that is not named', 'one act', (space, nth) => {
    const frames = [1, 2, 3].map((each) => frame(`zzFrame${nth}${each}`, `https://zz${nth}.example/${each}`));
    return withBlocks(
      withEntries(space, ...frames),
      nth + 50,
      frames.map(({ sys }) => embedded(sys.id)),
    );
  }),
  mistake('articles name a channel that no knowledge base has', 'one act', (space, nth) => {
    const ids = space.exported.entries
      .filter((item) => contentTypeOf(item) === 'kbHowTo')
      .slice(20 + nth * 2, 22 + nth * 2);
    return ids.reduce(
      (changed, item) =>
        withItem(changed, withValue(item, 'deliveryChannels', ['main', `zz${nth}`], space.locale)),
      space,
    );
  }),
  mistake('entries have a field that their type does not have', 'one act', (space, nth) => {
    const items = space.exported.entries
      .filter((item) => contentTypeOf(item) === 'kbTerm')
      .slice(nth * 3, nth * 3 + 3);
    return items.reduce(
      (changed, item) =>
        withItem(
          changed,
          withValue(itemOf(changed, item.sys.id) ?? item, `zzNote${nth}`, 'A note', space.locale),
        ),
      space,
    );
  }),
  mistake('parts that refer to one another are on no page', 'one act', (space, nth) =>
    added(
      added(
        added(space, 'contentSnippet', `zzC${nth}`, { name: 'C', content: doc(p('Words')) }),
        'contentSnippet',
        `zzB${nth}`,
        {
          name: 'B',
          content: doc(p('Words'), embedded(`zzC${nth}`)),
        },
      ),
      'contentSnippet',
      `zzA${nth}`,
      { name: 'A', content: doc(p('Words'), embedded(`zzB${nth}`)) },
    ),
  ),
  mistake('snippets are forgotten', 'each', (space, nth) =>
    [1, 2].reduce(
      (changed, each) =>
        added(changed, 'contentSnippet', `zzAlone${nth}${each}`, {
          name: `Alone ${each}`,
          content: doc(p('Words')),
        }),
      space,
    ),
  ),
  mistake('a section with an anchor is unpublished', 'one act', (space, nth) => {
    const linked = [...space.graph.references.values()]
      .flat()
      .flatMap(({ target }) => /^\/how-to\/[^#]+#(.+)$/u.exec(target)?.[1] ?? []);
    const sections = space.exported.entries.filter(
      (item) =>
        contentTypeOf(item) === 'kbHowToSection' &&
        linked.includes(String(valueIn(item, 'anchor', space.locale))),
    );
    const section = sections[nth * 2];
    return section && unpublished(section, space);
  }),
  mistake(
    'the only card of a section of the home page is unpublished',
    'one act',
    (space, nth) => {
      const codes = ['HPFeaturePacks', 'HPAnnouncements', 'HPWelcome'];
      const section = space.exported.entries.find(
        (item) => contentTypeOf(item) === 'homeEntry' && valueIn(item, 'codeId', space.locale) === codes[nth],
      );
      const [only] =
        (section && (valueIn(section, 'subContent', space.locale) as readonly { sys: { id: string } }[])) ??
        [];
      const card = only && itemOf(space, only.sys.id);
      return (
        section &&
        card &&
        unpublished(card, withItem(space, withValue(section, 'subContent', [only], space.locale)))
      );
    },
    'refs/unreachable',
  ),
  mistake('texts have hidden characters', 'each', (space, nth) =>
    withBlocks(
      space,
      nth + 60,
      [1, 2].map(() => p('A hid\u200bden character')),
    ),
  ),
  mistake('links have no words', 'each', (space, nth) =>
    withBlocks(
      space,
      nth + 70,
      [1, 2].map(() => p('See ', hyperlink('/categories', 'here'), '.')),
    ),
  ),
];
