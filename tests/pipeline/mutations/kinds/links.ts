import type { PageOutline } from '../../../../pipeline/graph.ts';
import { hyperlink, rawEntry, toEntry } from '../../documents.ts';
import { kind, type Kind } from '../kind.ts';
import { withAnyLink, withLink } from '../links.ts';
import { pickField, typeOf } from '../places.ts';
import type { Random } from '../random.ts';
import { type Space, withEntries, withItem, withValue } from '../space.ts';
import { type Changed, inText } from '../texts.ts';

const found = (rule: string, changed: Changed | undefined, entails?: readonly string[]) =>
  changed && { space: changed.space, found: [`${rule} ${changed.id} ${changed.field}`], entails };

/** In a list of labelled links the field goes on: `learnMoreLinks.0.url`. */
const foundIn = (rule: string, changed: Changed | undefined, entails?: readonly string[]) => {
  if (changed === undefined) return undefined;
  const field = changed.field === 'learnMoreLinks' ? 'learnMoreLinks url' : changed.field;
  return { space: changed.space, found: [`${rule} ${changed.id} ${field}`], entails };
};

const isOurs = (space: Space): boolean =>
  space.exported.entries.some((item) => typeOf(item, space) !== undefined);

const pageOf = (
  space: Space,
  random: Random,
  fits: (page: PageOutline) => boolean = () => true,
): PageOutline | undefined => random.pick([...space.graph.pages.values()].filter(fits));

const brokenPage = kind('an address that no page has', 'links/broken-page', (space, random) => {
  if (!isOurs(space)) return undefined;
  const uri =
    random.pick(['/how-to/zz-nowhere', '/zz', '/how-to', '/faq/zz/zz', '/how-to/zz?x=1#y', '/how%2Fto']) ??
    '';
  return foundIn('links/broken-page', withAnyLink(space, random, uri));
});

const pageByCase = kind('an address in other letters', 'links/broken-page', (space, random) => {
  const page = pageOf(space, random, ({ url }) => !url.includes('%'));
  return page && foundIn('links/broken-page', withAnyLink(space, random, page.url.toUpperCase()));
});

const onNoPage = kind(
  'a text that leads to a part which stands on no page',
  'links/broken-page',
  (space, random) => {
    if (!isOurs(space)) return undefined;
    const part = rawEntry('kbHowToSection', 'zzPart', { heading: 'A part that is not shown' });
    const changed = inText(space, random, { add: [toEntry('zzPart', 'the part on old vans')] });
    if (changed === undefined) return undefined;
    const places = [`links/broken-page ${changed.id} ${changed.field}`, 'refs/unreachable zzPart'];
    return { space: withEntries(changed.space, part), found: places };
  },
);

const brokenAnchor = kind(
  'a place on another page that is not there',
  'links/broken-anchor',
  (space, random) => {
    const page = pageOf(space, random);
    return (
      page && foundIn('links/broken-anchor', withAnyLink(space, random, `${page.url}#zz-${random.below(99)}`))
    );
  },
);

const ownAnchor = kind(
  'a place on the same page that is not there',
  'links/broken-anchor',
  (space, random) => {
    if (!isOurs(space)) return undefined;
    const changed = inText(space, random, {
      where: ({ item }) => space.graph.pagesOf.has(item.sys.id as never),
      add: [hyperlink('#zz-place', 'the place about old vans')],
    });
    return found('links/broken-anchor', changed);
  },
);

const anchorField = kind('an anchor of a link that is not there', 'links/broken-anchor', (space, random) => {
  const place = pickField(
    space,
    random,
    ({ definition, item }) => definition?.kind === 'link' && typeOf(item, space) === 'kbLandingPageLink',
  );
  if (place === undefined) return undefined;
  const changed = withItem(space, withValue(place.item, 'anchor', 'zz-place', space.locale));
  return { space: changed, found: [`links/broken-anchor ${place.item.sys.id} anchor`] };
});

/** Has an anchor that is another one in upper case. */
const hasLetters = ({ anchors }: PageOutline) =>
  [...anchors].some((anchor) => anchor !== anchor.toUpperCase() && !anchors.has(anchor.toUpperCase()));

const anchorByCase = kind('a place in other letters', 'links/case', (space, random) => {
  const page = pageOf(space, random, hasLetters);
  const anchor = random.pick([...(page?.anchors ?? [])].filter((each) => each !== each.toUpperCase()));
  if (page === undefined || anchor === undefined) return undefined;
  return foundIn('links/case', withAnyLink(space, random, `${page.url}#${anchor.toUpperCase()}`));
});

const unsafe = kind('an address that runs a program', 'links/unsafe-scheme', (space, random) => {
  const uri =
    random.pick([
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'JaVaScRiPt:alert(1)',
      'file:///etc/passwd',
      'intent://x',
    ]) ?? '';
  return isOurs(space)
    ? foundIn('links/unsafe-scheme', withAnyLink(space, random, uri))
    : found('links/unsafe-scheme', inText(space, random, { add: [hyperlink(uri, 'the timesheet of vans')] }));
});

const malformed = kind('an address that is none', 'links/malformed', (space, random) => {
  const uri =
    random.pick([
      'how-to/van',
      'www.vanbase.example',
      'http://',
      'https://[x',
      '//vanbase.example/x',
      'example.com:8080/x',
      'https://https://vanbase.example/x',
      'mailto:vans@vanbase,example',
      'mailto:vans.vanbase.example',
      'tel:call the vans',
    ]) ?? '';
  return isOurs(space)
    ? foundIn('links/malformed', withAnyLink(space, random, uri))
    : found('links/malformed', inText(space, random, { add: [hyperlink(uri, 'the timesheet of vans')] }));
});

const noAddress = kind('a link without an address', 'links/malformed', (space, random) =>
  found(
    'links/malformed',
    inText(space, random, { add: [hyperlink(random.pick(['', ' ']) ?? '', 'the list of all vans')] }),
  ),
);

const redirected = kind('an address that is redirected', 'links/redirected', (space, random) => {
  const rule = random.pick(
    space.graph.redirects.rules.filter(({ to }) => !to.includes('#') && space.graph.routes.has(to as never)),
  );
  if (rule === undefined) return undefined;
  const end = space.graph.routes.get(rule.to as never);
  const where = ({ item }: { item: { sys: { id: string } } }) =>
    !(space.graph.pagesOf.get(item.sys.id as never) ?? []).includes(end as never);
  return foundIn(
    'links/redirected',
    inText(space, random, { where, add: [hyperlink(rule.from, 'the former page on vans')] }),
  );
});

const absolute = kind('a page of this site by its whole address', 'links/absolute', (space, random) => {
  const page = pageOf(space, random);
  const { siteUrl } = space.config;
  return page && siteUrl
    ? // it can be the page that the text is on
      foundIn('links/absolute', withAnyLink(space, random, `${siteUrl}${page.url}`), ['refs/self'])
    : undefined;
});

const insecure = kind('another site without encryption', 'links/insecure', (space, random) =>
  foundIn('links/insecure', withAnyLink(space, random, `http://weather.example/van-${random.below(900)}`)),
);

const oddTarget = kind('an address that is not what it seems', 'links/odd-target', (space, random) => {
  const uri =
    random.pick([
      'https://user:secret@weather.example/',
      'https://vanb\u0430se.example/',
      'https://192.168.1.7/admin',
      'https://localhost:3000/x',
      'https://app.contentful.com/spaces/zz/entries/zzBoard',
      'https://deploy-preview-12--vans.netlify.app/x',
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fweather.example%2Fvan&data=05',
    ]) ?? '';
  return foundIn('links/odd-target', withAnyLink(space, random, uri));
});

const emptyText = kind('a link without words', 'links/empty-text', (space, random) =>
  found(
    'links/empty-text',
    inText(space, random, {
      add: [hyperlink('https://weather.example/van', random.pick(['', ' ', '\u00a0']) ?? '')],
    }),
  ),
);

const vague = kind('a link with words that say nothing', 'links/vague-text', (space, random) => {
  const text =
    random.pick(['click here', 'Here', 'Learn more.', 'this page', 'MORE \u2192', 'Read more\u2026']) ?? '';
  return found('links/vague-text', withLink(space, random, 'https://weather.example/van', text));
});

const sameText = kind('the same words for two places', 'links/same-text', (space, random) => {
  const changed = inText(space, random, {
    where: ({ item }) => space.graph.pagesOf.has(item.sys.id as never),
    add: [
      hyperlink('https://weather.example/north', 'weather for vans'),
      hyperlink('https://weather.example/south', 'Weather for vans'),
    ],
  });
  return found('links/same-text', changed);
});

export const linksKinds: readonly Kind[] = [
  brokenPage,
  pageByCase,
  onNoPage,
  brokenAnchor,
  ownAnchor,
  anchorField,
  anchorByCase,
  unsafe,
  malformed,
  noAddress,
  redirected,
  absolute,
  insecure,
  oddTarget,
  emptyText,
  vague,
  sameText,
];
