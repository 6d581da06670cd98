import { badRequest } from '../api/api-error.ts';
import { linksIn } from '../space/links-in.ts';
import type { ItemKind } from '../space/resource.ts';
import { type Filter, readFilter } from './filter.ts';
import { readFullText } from './full-text.ts';

/** The query of a list. */
export interface ListQuery {
  readonly skip: number;
  readonly limit: number;
  /** Pages have tokens instead of offsets, and no total. */
  readonly byCursor: boolean;
  readonly order: string | undefined;
  /** Undefined for all members. */
  readonly select: readonly string[] | undefined;
  readonly filters: readonly Filter[];
  /** The depth of links, in the delivery and the preview API. */
  readonly include: number;
  /** `*` for all locales; undefined for the default one. */
  readonly locale: string | undefined;
}

const most = 1000;

export function readQuery(params: URLSearchParams): ListQuery {
  const byCursor = params.get('cursor') === 'true';
  return {
    skip: wholeNumber(params, params.has('pageNext') ? 'pageNext' : 'skip', {
      fallback: 0,
      max: Number.MAX_SAFE_INTEGER,
    }),
    byCursor,
    limit: wholeNumber(params, 'limit', { fallback: 100, max: most }),
    include: wholeNumber(params, 'include', { fallback: 1, max: 10 }),
    order: params.get('order') ?? undefined,
    select: params.get('select')?.split(','),
    locale: params.get('locale') ?? undefined,
    filters: [...params].flatMap(([name, value]) => filterFor(name, value)),
  };
}

function wholeNumber(
  params: URLSearchParams,
  name: string,
  { fallback, max }: { readonly fallback: number; readonly max: number },
): number {
  const text = params.get(name);
  if (text === null) return fallback;
  const value = Number(text);
  if (/^\d+$/u.test(text) && value <= max) return value;
  throw badRequest(`The value provided for "${name}" is invalid. Please provide a valid number value.`);
}

const pages = ['skip', 'limit', 'cursor', 'pageNext', 'order'];
const notFilters = new Set([...pages, 'include', 'select', 'locale', 'access_token', 'environment.sys.id']);

function filterFor(name: string, value: string): readonly Filter[] {
  if (notFilters.has(name)) return [];
  if (name === 'query') return [readFullText(value)];
  if (name === 'links_to_entry') return [linksTo('Entry', value)];
  if (name === 'links_to_asset') return [linksTo('Asset', value)];
  if (name === 'content_type') return [readFilter('sys.contentType.sys.id', value)];
  return [readFilter(name, value)];
}

/** Links of rich texts count too. Source: Contentful, "Links to entry", "Links to asset". */
const linksTo =
  (linkType: ItemKind, id: string): Filter =>
  (resource) =>
    linksIn(resource).some((link) => link.linkType === linkType && link.id === id);
