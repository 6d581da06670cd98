import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { articleTypes, type ArticleTypeId } from '../../schemas/content/article-types.ts';
import { urlOf } from '../../schemas/urls.ts';

export interface RawEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  /** By field, then by locale. */
  readonly fields: Record<string, Record<string, unknown> | undefined>;
}

/** An export as contentful-export writes it, for tests to change. */
export interface RawExport {
  readonly entries: RawEntry[];
  readonly [part: string]: unknown;
}

const sampleFile = (name: string): string =>
  readFileSync(new URL(`../../data/sample/${name}`, import.meta.url), 'utf8');

/** A copy of the sample of the caller's own. */
export const sampleExport = (): RawExport => JSON.parse(sampleFile('export.json')) as RawExport;

/** The sample's configuration for English alone, in a folder of any place: it finds the redirect table where the sample has it and has no font and no share images. */
export const sampleConfig = (): Record<string, unknown> => ({
  ...(JSON.parse(sampleFile('fieldbook.config.json')) as Record<string, unknown>),
  locales: undefined,
  theme: undefined,
  shareImages: false,
  redirects: fileURLToPath(new URL('../../data/redirects.csv', import.meta.url)),
});

/** An entry of an export that the test is sure of. */
export function entryOf({ entries }: RawExport, id: string): RawEntry {
  const entry = entries.find(({ sys }) => sys.id === id);
  if (entry === undefined) throw new Error(`the sample has no entry ${id}`);
  return entry;
}

/** Where the file of an asset lies, in a folder with the asset's id. */
export function sampleAsset(id: string): URL {
  const folder = new URL('../../data/sample/images.ctfassets.net/', import.meta.url);
  const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(
    (each) => each.split(sep).includes(id) && /\.\w+$/u.test(each),
  );
  if (path === undefined) throw new Error(`the sample has no file of ${id}`);
  return new URL(path, folder);
}

const { entries } = sampleExport();

type ArticlesOfType = Record<
  ArticleTypeId,
  { readonly type: ArticleTypeId; readonly id: string; readonly url: string; readonly title: string }
>;

/** The sample's richest article of each type: the one whose own fields hold the most. */
export const articleOfType: ArticlesOfType = Object.fromEntries(
  articleTypes.flatMap((type) => {
    const ofType = entries.filter(({ sys, fields }) => sys.contentType.sys.id === type && isInMain(fields));
    const [richest] = ofType.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (richest === undefined) return [];
    const article = {
      type,
      id: richest.sys.id,
      url: urlOf(type, slugOf(richest), {}),
      title: String(richest.fields['title']?.['en-US']),
    };
    return [[type, article]];
  }),
) as unknown as ArticlesOfType; // a pair for each type of the list

/** A page of every type and state that the sample has. */
export const everyPage: readonly { readonly name: string; readonly url: string }[] = [
  { name: 'home', url: '/' },
  { name: 'search before a query', url: '/search' },
  { name: 'search with results', url: '/search?q=payment' },
  { name: 'search without results', url: '/search?q=zzzzzz' },
  { name: 'announcements', url: '/announcements' },
  { name: 'announcements, none found', url: '/announcements?q=zzzzzz' },
  { name: 'product capabilities', url: '/product-capabilities' },
  { name: 'a product area', url: '/product-capabilities/dispatch' },
  { name: 'what is Pro', url: '/product-capabilities/pro' },
  { name: 'categories', url: '/categories' },
  { name: 'sign-in', url: '/401' },
  { name: 'ideas', url: '/ideas' },
  { name: 'not found', url: '/404' },
  { name: 'not found, with near titles', url: '/how-to/add-a-tecnician' },
  ...Object.values(articleOfType).map(({ type, url }) => ({ name: type, url })),
];

function isInMain({ deliveryChannels }: RawEntry['fields']): boolean {
  const channels = deliveryChannels?.['en-US'] as readonly string[] | undefined;
  return channels === undefined || channels.includes('main');
}

function sizeOf({ fields }: RawEntry): number {
  return JSON.stringify(Object.values(fields).map((values) => values?.['en-US'])).length;
}

function slugOf({ sys, fields }: RawEntry): string {
  return (fields['url']?.['en-US'] as string | undefined) ?? sys.id;
}

/** Of the sample's configuration, what goes with a part of its entries: see `small-space.ts`. */
export const partConfig = { redirects: undefined };
