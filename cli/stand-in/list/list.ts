import type { Resource } from '../space/resource.ts';
import { inKeptOrder, inOrder } from './order.ts';
import type { ListQuery } from './read-query.ts';
import { isRecord } from '../../../schemas/base/is-record.ts';

export interface Page {
  readonly total: number;
  readonly items: readonly Resource[];
}

/** The page of a list that a query asks for. */
export function pageOf(resources: readonly Resource[], { skip, limit, order, filters }: ListQuery): Page {
  const found =
    filters.length === 0
      ? inKeptOrder(resources, order)
      : inOrder(
          resources.filter((each) => filters.every((matches) => matches(each))),
          order,
        );
  return { total: found.length, items: found.slice(skip, skip + limit) };
}

/** A page as JSON. */
export function arrayOf({ total, items }: Page, { skip, limit, byCursor, select }: ListQuery): object {
  const shown = select === undefined ? items : items.map((item) => selected(item, select));
  const next = skip + items.length;
  const counts = byCursor
    ? { limit, pages: next < total ? { next: `?cursor=true&limit=${limit}&pageNext=${next}` } : {} }
    : { total, skip, limit };
  return { sys: { type: 'Array' }, ...counts, items: shown };
}

/** A resource with only the members that `select=sys.id,fields.title` names. */
function selected(resource: Resource, paths: readonly string[]): unknown {
  const parts = new Set(paths.map((path) => path.split('.')[0]));
  return Object.fromEntries(
    Object.entries(resource)
      .filter(([part]) => parts.has(part))
      .map(([part, value]) => [part, paths.includes(part) ? value : within(part, value, paths)]),
  );
}

function within(part: string, value: unknown, paths: readonly string[]): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => paths.includes(`${part}.${key}`)));
}
