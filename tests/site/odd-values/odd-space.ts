import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../../schemas/content/index.ts';
import { isRoutedType } from '../../../schemas/urls.ts';
import {
  block,
  doc,
  embedded,
  entryLink,
  exportOf,
  p,
  rawAsset,
  type RawEntry,
  rawEntry,
  toEntry,
} from '../../pipeline/documents.ts';
import { type Random, randomFrom } from '../../pipeline/mutations/random.ts';
import { fixtures } from '../../fixtures.ts';
import { oddAsset } from './odd-assets.ts';
import { oddSys } from './odd-sys.ts';
import type { Names } from './make.ts';
import { oddValue } from './odd-values.ts';

/** A space whose plants are found by their ids: `plant-7`. */
export type OddSpace = ReturnType<typeof exportOf>;

/** The values of a sound entry of every content type. */
const fixtureValues = new Map<string, Readonly<Record<string, unknown>>>(
  [...fixtures].map(([type, { fields }]) => [
    type,
    Object.fromEntries(
      Object.entries(fields).map(([name, byLocale]) => [name, Object.values(byLocale as object)[0]]),
    ) as Readonly<Record<string, unknown>>,
  ]),
);

const types = Object.keys(contentTypes) as ContentTypeId[];
const definitionOf = (type: string): ContentTypeDefinition => contentTypes[type as ContentTypeId];

/** Where an entry of a type is shown: the fields that take it. */
const owners = new Map(
  types.map((type) => [
    type,
    types.flatMap((owner) =>
      Object.entries(definitionOf(owner).fields).flatMap(([name, field]) =>
        'to' in field && field.to.includes(type) ? [{ owner, name, isList: field.kind.endsWith('s') }] : [],
      ),
    ),
  ]),
);

const assetsPerSpace = 25;

/**
 * A space with as many odd values, each in a field of an entry of its own; the same at every run with a seed. Those that have no page
 * stand together on pages.
 */
export function oddSpace(seed: string, plants: number, partsPerPage = 12): OddSpace {
  const random = randomFrom(seed);
  const assets = Array.from({ length: assetsPerSpace }, (_, index) => oddAsset(`asset-${index}`, random));
  const assetIds = ['sound-asset', ...assets.map(({ sys }) => sys.id)];
  const ids = [
    ...Array.from({ length: plants }, (_, index) => `plant-${index}`),
    ...types.map((type) => `sound-${type}`),
  ];
  const names: Names = { anyLink: (chance) => anyLink(chance, { ids, assetIds }) };
  const entries: RawEntry[] = types.map((type) => rawEntry(type, `sound-${type}`, soundValues(type, random)));
  const hosted: string[] = [];
  for (let index = 0; index < plants; index += 1) {
    const id = `plant-${index}`;
    const type = random.pick(types) ?? 'media';
    const values = { ...soundValues(type, random), ...oddFields(type, random, names) };
    entries.push(oddSys(rawEntry(type, id, values), random));
    const owner = random.below(2) === 0 ? ownerOf(id, type, random) : undefined;
    if (owner !== undefined) entries.push(owner.entry);
    const shown = owner ?? { type, entry: { sys: { id } } };
    if (!isRoutedType(shown.type) || random.below(4) === 0) hosted.push(shown.entry.sys.id);
  }
  for (let from = 0; from < hosted.length; from += partsPerPage)
    entries.push(hostOf(`host-${from / partsPerPage}`, hosted.slice(from, from + partsPerPage), random));
  return exportOf(entries, { assets: [rawAsset('sound-asset'), ...assets] });
}

/** Links lead to entries of this space. */
function soundValues(type: string, random: Random): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = { ...fixtureValues.get(type) };
  delete values['deliveryChannels'];
  if (definitionOf(type).fields['url']?.kind === 'slug') delete values['url']; // two would have one address
  const known = types.map((each) => [
    `fixture${each.charAt(0).toUpperCase()}${each.slice(1)}`,
    `sound-${each}`,
  ]);
  let json = JSON.stringify(values);
  for (const [from, to] of known) json = json.replaceAll(`"${from}"`, `"${to}"`);
  const isArea = type === 'homeEntry' && random.below(2) === 0;
  return { ...(JSON.parse(json) as object), ...(isArea && { codeId: random.pick(homeCodes) }) };
}

const homeCodes = ['HPFeaturePacks', 'HPAnnouncements', 'HPWelcome', 'HPCategories', 'HPFeaturedArticles'];

/** One field, or a few. */
function oddFields(type: string, random: Random, names: Names): Readonly<Record<string, unknown>> {
  const fields = Object.entries(definitionOf(type).fields);
  const count = random.below(3) === 0 ? 3 : 1;
  const chosen = Array.from({ length: count }, () => random.pick(fields)).filter(
    (field) => field !== undefined,
  );
  return Object.fromEntries(chosen.map(([name, field]) => [name, oddValue(field, random, names)]));
}

/** An entry that shows another one in a field that takes it; now and then in one that does not. */
function ownerOf(
  id: string,
  type: ContentTypeId,
  random: Random,
): { type: string; entry: RawEntry } | undefined {
  const places = random.below(8) === 0 ? [...owners.values()].flat() : owners.get(type);
  const place = random.pick(places ?? []);
  if (place === undefined) return undefined;
  const value = place.isList ? [entryLink(id)] : entryLink(id);
  const values = { ...soundValues(place.owner, random), [place.name]: value };
  return { type: place.owner, entry: rawEntry(place.owner, `owner-of-${id}`, values) };
}

/** An article that shows entries as embeds, or leads to them. */
const hostOf = (id: string, shown: readonly string[], random: Random): RawEntry =>
  rawEntry('kbHowTo', id, {
    title: `The page ${id}`,
    introduction: doc(
      ...shown.flatMap((each) => [p(`Before ${each}.`), placeIn(each, random)]),
      p('The end of the page.'),
    ),
  });

function placeIn(id: string, random: Random): unknown {
  const inline = block('embedded-entry-inline', [], { target: entryLink(id) });
  const chance = random.below(8);
  if (chance === 0) return p('In a line ', inline, ' it stands.');
  if (chance === 1) return p('A link ', toEntry(id, 'leads there'), '.');
  if (chance === 2) return block('unordered-list', [block('list-item', [embedded(id)])]);
  return embedded(id);
}

const linkTo = (linkType: string, id: unknown) => ({ sys: { type: 'Link', linkType, id } });

/** What a link field holds: something that is there, something that is not, or no link at all. */
function anyLink(
  random: Random,
  { ids, assetIds }: { ids: readonly string[]; assetIds: readonly string[] },
): unknown {
  const chance = random.below(12);
  if (chance < 5) return linkTo('Entry', random.pick(ids));
  if (chance < 8) return linkTo('Asset', random.pick(assetIds));
  return random.pick([
    linkTo(
      'Entry',
      random.pick(['nowhere', '', '__proto__', 'constructor', '../x', 'x'.repeat(65), 7, null, {}]),
    ),
    linkTo('Asset', random.pick(['nowhere', '', '__proto__', 7])),
    linkTo(random.pick(['Tag', 'Space', 'entry', '']) ?? '', random.pick(ids)),
    {
      sys: {
        type: 'ResourceLink',
        linkType: 'Contentful:Entry',
        urn: 'crn:contentful:::content:spaces/other/entries/abc',
      },
    },
    { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry' } },
    { sys: { id: random.pick(ids) } },
    { sys: null },
    {},
    null,
    random.pick(ids),
  ]);
}
