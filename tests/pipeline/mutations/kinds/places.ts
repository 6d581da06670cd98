import { headingOf } from '../../../../pipeline/link/page/parts.ts';
import { rawEntry, type RawEntry } from '../../documents.ts';
import { kind, type Kind } from '../kind.ts';
import { pickEntry, spelled, typeOf } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, withEntries, withItem, withValue } from '../space.ts';

const routed = [
  'kbHowTo',
  'kbFaq',
  'kbGlossary',
  'kbLandingPage',
  'kbReleaseNotes',
  'kbCapability',
  'resource',
  'productArea',
  'articleProblemSolution',
  'articleRecommendedWorkflow',
];

/** One more page with a slug. */
function withPage(rule: string, slug: string, space: Space, random: Random, entails?: readonly string[]) {
  if (pickEntry(space, random, routed) === undefined) return undefined;
  const type = random.pick(routed.filter((each) => each !== 'kbReleaseNotes')) ?? '';
  const added = rawEntry(type, 'zzPage', { title: 'A page with a slug of its own', url: slug });
  return { space: withEntries(space, added), found: [`${rule} zzPage url`], entails };
}

const unusable = kind('a slug that no address can hold', 'slugs/unusable', (space, random) =>
  withPage(
    'slugs/unusable',
    random.pick([
      '../up',
      'a/b',
      'a\\b',
      'a?b',
      'a#b',
      'a%2fb',
      ' ',
      '.',
      '..',
      '.htaccess',
      ' van',
      'van\t',
      'a\u0000b',
      'index.html',
      'x'.repeat(201),
      '\u00e4'.repeat(101),
    ]) ?? '',
    space,
    random,
  ),
);

const oddCharacters = kind(
  'a slug with a character that nobody types',
  'slugs/odd-characters',
  (space, random) =>
    withPage(
      'slugs/odd-characters',
      random.pick(['old vans', 'va\u200bns', 'va\u00a0ns', '\u202evans', 'va\u00adns']) ?? '',
      space,
      random,
    ),
);

const upperCase = kind('a slug with upper-case letters', 'slugs/upper-case', (space, random) =>
  withPage('slugs/upper-case', random.pick(['Vans', 'old-VANS', 'v\u00c4n']) ?? '', space, random),
);

const unportable = kind('a slug that Windows does not take', 'slugs/unportable', (space, random) =>
  withPage(
    'slugs/unportable',
    random.pick(['con', 'aux.txt', 'a:b', 'vans.', 'lpt1', 'a*b', 'a|b', 'nul']) ?? '',
    space,
    random,
  ),
);

const lookalike = kind('a slug with letters of another script', 'slugs/lookalike', (space, random) =>
  withPage('slugs/lookalike', random.pick(['v\u0430ns', 'm\u03bfney', 'v\u0430n-list']) ?? '', space, random),
);

const duplicateSlug = kind('a slug that another page has', 'slugs/duplicate', (space, random) => {
  const page = pickEntry(
    space,
    random,
    routed,
    (item) => typeof space.graph.entries.get(item.sys.id as never)?.fields['url'] === 'string',
  );
  if (page === undefined) return undefined;
  const slug = String(space.graph.entries.get(page.sys.id as never)?.fields['url']);
  const upper = random.below(2) === 0;
  const type = typeOf(page, space) ?? '';
  const added = rawEntry(type, 'zzzPage', {
    title: 'A second page',
    url: upper ? slug.toUpperCase() : slug,
  });
  return {
    space: withEntries(space, added),
    found: ['slugs/duplicate zzzPage url'],
    entails: [
      ...(upper ? ['slugs/upper-case'] : []),
      ...(type === 'kbReleaseNotes' ? ['release-notes/empty'] : []),
    ],
  };
});

const copysSlug = kind("a slug that is a page's copy in Markdown", 'slugs/markdown-copy', (space, random) => {
  const fieldsOf = ({ sys }: RawEntry) => space.graph.entries.get(sys.id as never)?.fields ?? {};
  const page = pickEntry(
    space,
    random,
    ['kbHowTo', 'kbFaq', 'kbGlossary'],
    (item) => typeof fieldsOf(item)['url'] === 'string' && fieldsOf(item)['noIndex'] !== true,
  );
  if (page === undefined) return undefined;
  const ending = random.pick(['.md', '.MD']) ?? '';
  const url = `${String(fieldsOf(page)['url'])}${ending}`;
  const added = rawEntry(typeOf(page, space) ?? '', 'zzzPage', { title: 'A page like a file', url });
  return {
    space: withEntries(space, added),
    found: ['slugs/markdown-copy zzzPage url'],
    entails: ending === '.MD' ? ['slugs/upper-case'] : [],
  };
});

const normalized = kind(
  'slugs that differ by how an accent is written',
  'slugs/duplicate',
  (space, random) => {
    const pages = ['zzA', 'zzB'].map((id, n) =>
      rawEntry('kbHowTo', id, { title: `Page ${id}`, url: ['caf\u00e9', 'cafe\u0301'][n] }),
    );
    if (pickEntry(space, random, routed) === undefined) return undefined;
    return { space: withEntries(space, ...pages), found: ['slugs/duplicate zzB url'] };
  },
);

/** Two parts of one page with anchors that editors chose, the second of which stands on this page only. */
function neighbours(space: Space, random: Random): { first: string; second: RawEntry } | undefined {
  const { graph, exported } = space;
  const pages = [...graph.pages.values()].flatMap(({ partAnchors }) => {
    const named = [...partAnchors].filter(([id, anchor]) => {
      const entry = graph.entries.get(id);
      return (
        entry !== undefined &&
        headingOf(entry, graph.entries)?.name === anchor &&
        graph.pagesOf.get(id)?.length === 1
      );
    });
    return named.length > 1 ? [named] : [];
  });
  const named = random.pick(pages) ?? [];
  const at = 1 + random.below(Math.max(1, named.length - 1));
  const first = named[random.below(at)];
  const second = exported.entries.find(({ sys }) => sys.id === named[at]?.[0]);
  return first && second && { first: first[1], second };
}

const giveAnchor = (item: RawEntry, anchor: string, space: Space) =>
  withItem(space, withValue(item, spelled(item, 'anchor', space), anchor, space.locale));

const lost = ['links/broken-anchor', 'redirects/dead-anchor'];

const duplicateAnchor = kind('an anchor that the page has already', 'anchors/duplicate', (space, random) => {
  const pair = neighbours(space, random);
  if (pair === undefined) return undefined;
  return {
    space: giveAnchor(pair.second, pair.first, space),
    found: [`anchors/duplicate ${pair.second.sys.id} anchor`],
    entails: lost,
  };
});

const anchorCase = kind('an anchor that differs by case from another', 'anchors/case', (space, random) => {
  const pair = neighbours(space, random);
  if (pair === undefined || pair.first === pair.first.toUpperCase()) return undefined;
  return {
    space: giveAnchor(pair.second, pair.first.toUpperCase(), space),
    found: [`anchors/case ${pair.second.sys.id} anchor`],
    entails: lost,
  };
});

const unusableAnchor = kind('an anchor that no link can hold', 'anchors/unusable', (space, random) => {
  const pair = neighbours(space, random);
  if (pair === undefined) return undefined;
  const anchor = random.pick(['old vans', 'a"b', '50%', 'a#b', '<van>', 'a\tb']) ?? '';
  return {
    space: giveAnchor(pair.second, anchor, space),
    found: [`anchors/unusable ${pair.second.sys.id} anchor`],
    entails: lost,
  };
});

export const placeKinds: readonly Kind[] = [
  unusable,
  oddCharacters,
  upperCase,
  unportable,
  lookalike,
  duplicateSlug,
  copysSlug,
  normalized,
  duplicateAnchor,
  anchorCase,
  unusableAnchor,
];
