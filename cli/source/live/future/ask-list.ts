import * as z from 'zod/mini';
import { askApi } from '../../ask-api.ts';
import type { Connection } from '../../connection.ts';
import { SourceError } from '../../source-error.ts';

/** Lists have at most this many pages; a list that goes on is one that repeats itself. */
const maxPages = 100;

const list = z.looseObject({
  items: z.array(z.unknown()),
  total: z.optional(z.number()),
  pages: z.optional(z.looseObject({ next: z.optional(z.string()) })),
});

interface Asked {
  /** What is asked for, as in `releases`. */
  readonly what: string;
  /** Below the host, without a query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * All items of a list of the management API. Lists with cursors name the next page as an address or as its cursor, other ones count.
 * Source: Contentful, "Get all releases", "Get all scheduled actions", "Get all entries of a release".
 */
export async function askList(
  connection: Connection,
  { what, path, query = {} }: Asked,
): Promise<readonly unknown[]> {
  const items: unknown[] = [];
  let page: Readonly<Record<string, string>> = {};
  for (let asked = 0; asked < maxPages; asked += 1) {
    const params = new URLSearchParams({ ...query, ...page });
    const answer = await askApi(connection, { api: 'management', path: `${path}?${params}` });
    if (!answer.ok) throw new SourceError(answer.failure);
    const read = list.safeParse(answer.value);
    if (!read.success) throw new SourceError(`Contentful does not answer with its ${what}; try again.`);
    const { items: found, total, pages } = read.data;
    items.push(...found);
    const next = pages?.next;
    if (next !== undefined && next !== '') page = pageAfter(next);
    else if (total !== undefined && items.length < total && found.length > 0)
      page = { skip: String(items.length) };
    else return items;
  }
  throw new SourceError(`Contentful gives its ${what} without an end; try again.`);
}

/** The query of the next page: that of an address, else the cursor itself. */
function pageAfter(next: string): Record<string, string> {
  const [, query] = next.split('?');
  return query === undefined ? { pageNext: next } : Object.fromEntries(new URLSearchParams(query));
}
