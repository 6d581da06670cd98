import { allPages } from './all-pages.ts';
import type { DeliveryClient } from './delivery-client.ts';
import { type Identified, merged } from './merged.ts';
import { readModel, type SpaceModel } from './read-model.ts';

/** The current text of everything that is not archived. The preview API has no sync. */
export interface DraftSpace extends SpaceModel {
  /** In all locales, by id. */
  readonly entries: readonly Identified[];
  readonly assets: readonly Identified[];
}

/**
 * Reads the current text. For a known space only later edits are requested. If the counts then differ, something was deleted,
 * and everything is read.
 */
export async function readDrafts(client: DeliveryClient, known?: DraftSpace): Promise<DraftSpace> {
  const model = await readModel(client, known);
  const [entries, assets] = await Promise.all([
    readItems(
      (query) => client.withAllLocales.getEntries({ ...query, include: 0 }),
      'entries',
      known?.entries,
    ),
    readItems((query) => client.withAllLocales.getAssets(query), 'assets', known?.assets),
  ]);
  return { ...model, entries, assets };
}

/** A smaller page, because a response is limited to 7 MB. */
const pageSize = 200;

type Query = Readonly<Record<string, string | number>>;
type Ask = (query: object) => Promise<{ readonly total: number; readonly items: readonly Identified[] }>;

async function readItems(
  ask: Ask,
  what: string,
  known?: readonly Identified[],
): Promise<readonly Identified[]> {
  if (known === undefined) return readAll(ask, what, {});
  const edited = await readAll(ask, what, { 'sys.updatedAt[gte]': newestOf(known) });
  const all = merged(known, edited, []);
  const { total } = await ask({ limit: 1 });
  if (all.length !== total) return readAll(ask, what, {});
  const byId = new Map(known.map((item) => [item.sys.id, item]));
  return edited.every((item) => isSame(byId.get(item.sys.id), item)) ? known : all;
}

/** Items of the last moment are requested again: others may have been edited in it. */
const newestOf = (items: readonly Identified[]): string =>
  items.reduce(
    (newest, { sys }) => (updatedAt(sys) > newest ? updatedAt(sys) : newest),
    '1970-01-01T00:00:00Z',
  );

const updatedAt = (sys: { readonly updatedAt?: string }): string => sys.updatedAt ?? '';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const readAll = (ask: Ask, what: string, filter: Query): Promise<readonly Identified[]> =>
  allPages(what, (skip) => ask({ ...filter, skip, limit: pageSize, order: ['sys.createdAt', 'sys.id'] }));
