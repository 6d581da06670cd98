import { arrayOf, pageOf } from '../list/list.ts';
import { type ListQuery, readQuery } from '../list/read-query.ts';
import type { Item, ItemKind, Resource } from '../space/resource.ts';
import { deliveredContentTypes, deliveredLocales, isPrivateTag } from '../space/delivered-part.ts';
import type { LiveSpace } from '../space/live-space.ts';
import { badRequest, notFound } from './api-error.ts';
import { itemsOf, localesOf, type ReaderApi } from './delivery-views.ts';
import { includesOf } from './includes.ts';
import { answerTaxonomy } from './management.ts';
import type { RouteRequest } from './request.ts';
import { answerSync } from './sync.ts';
import { keptUntilChange } from './views.ts';

/** Answers of the delivery and the preview API. Source: Contentful, "Content Delivery API". */
export function answerReader(request: RouteRequest, api: ReaderApi): unknown {
  const { space, path, params } = request;
  const [name, id, more] = path;
  if (name === 'taxonomy') return answerTaxonomy({ ...request, path: path.slice(1) });
  if (more !== undefined) throw notFound();
  if (name === 'sync') {
    if (api === 'preview') throw notFound();
    return answerSync(request);
  }
  const query = readQuery(params);
  if (name === 'entries' || name === 'assets') {
    const wanted = { kind: name === 'entries' ? 'Entry' : 'Asset', locale: localeOf(query, space) } as const;
    return id === undefined
      ? itemPage(space, api, { ...wanted, query })
      : found(itemsOf(space, api, wanted).get(id));
  }
  const part = partOf(space, name);
  if (id === undefined) return arrayOf(pageOf(part, query), query);
  return found(part.find(({ sys }) => sys.id === id));
}

interface Wanted {
  readonly kind: ItemKind;
  readonly locale: string;
  readonly query: ListQuery;
}

function itemPage(space: LiveSpace, api: ReaderApi, { kind, locale, query }: Wanted): unknown {
  const all = keptUntilChange(space, `list ${api} ${kind} ${locale}`, (): readonly Resource[] => [
    ...itemsOf(space, api, { kind, locale }).values(),
  ]);
  const page = pageOf(all, { ...query, order: query.order ?? '-sys.updatedAt,sys.id' });
  if (kind === 'Asset' || query.include === 0) return arrayOf(page, query);
  const items = page.items as readonly Item[]; // the page is a part of the list above
  const byKind = {
    Entry: itemsOf(space, api, { kind: 'Entry', locale }),
    Asset: itemsOf(space, api, { kind: 'Asset', locale }),
  };
  return { ...arrayOf(page, query), ...includesOf(items, query.include, byKind) };
}

function localeOf({ locale }: ListQuery, space: LiveSpace): string {
  const { defaultCode, fallbacks } = localesOf(space);
  const code = locale ?? defaultCode;
  if (code === '*' || fallbacks.has(code)) return code;
  throw badRequest(`Unknown locale: ${code}`);
}

function partOf(space: LiveSpace, name: string | undefined): readonly Resource[] {
  if (name === 'content_types') return deliveredContentTypes(space.part('contentTypes').values());
  if (name === 'locales') return deliveredLocales(space.part('locales').values());
  if (name === 'tags') return [...space.part('tags').values()].filter((tag) => !isPrivateTag(tag));
  throw notFound();
}

function found(resource: Resource | undefined): Resource {
  if (resource === undefined) throw notFound();
  return resource;
}
