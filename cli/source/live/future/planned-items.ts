import type { Connection } from '../../connection.ts';
import { itemsOf } from '../items-of.ts';
import { askList } from './ask-list.ts';
import { environmentPath, type PlannedAction } from './release.ts';

/** An address has at most 7,600 characters, and an answer 7 MB. Source: Contentful, "Technical limits". */
const idsPerRequest = 50;

const paths = { Entry: 'entries', Asset: 'assets' } as const;

/** The key of an entry or asset. */
export const keyOf = ({ kind, id }: Pick<PlannedAction, 'kind' | 'id'>): string => `${kind} ${id}`;

/**
 * The text that each published item will have, by key: the version of the release where that has one, else the current text.
 * Source: Contentful, "Timeline entries".
 */
export async function plannedItems(
  connection: Connection,
  actions: readonly PlannedAction[],
): Promise<ReadonlyMap<string, unknown>> {
  const published = actions.filter(({ action }) => action === 'publish');
  const items = new Map<string, unknown>();
  for (const kind of ['Entry', 'Asset'] as const) {
    const ids = [...new Set(published.filter((each) => each.kind === kind).map(({ id }) => id))];
    for (let from = 0; from < ids.length; from += idsPerRequest) {
      const some = ids.slice(from, from + idsPerRequest);
      const query = { 'sys.id[in]': some.join(','), limit: String(idsPerRequest) };
      await keep(kind, `${environmentPath(connection)}/${paths[kind]}`, query);
    }
  }
  const releases = new Set(published.flatMap(({ versionOf }) => versionOf ?? []));
  for (const release of releases) {
    for (const kind of ['Entry', 'Asset'] as const) {
      const path = `${environmentPath(connection)}/releases/${encodeURIComponent(release)}/${paths[kind]}`;
      await keep(kind, path, { limit: '100' });
    }
  }
  return items;

  async function keep(
    kind: PlannedAction['kind'],
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<void> {
    const what = paths[kind];
    const found = itemsOf(what, await askList(connection, { what, path, query }));
    for (const item of found) items.set(keyOf({ kind, id: item.sys.id }), item);
  }
}
