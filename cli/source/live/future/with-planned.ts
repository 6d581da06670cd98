import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';
import { asDraft, asPublished } from '../../../../pipeline/publishing/publishable.ts';
import { isRecord } from '../../../../schemas/base/is-record.ts';
import { itemsOf } from '../items-of.ts';
import { keyOf } from './planned-items.ts';
import type { PlannedAction } from './release.ts';

/**
 * The published space after some actions, in their order. What is unpublished stays in it as a draft, so that links to it are found. An
 * item that is not in the space any more is left as it is.
 */
export function withPlanned(
  published: RawExport,
  actions: readonly PlannedAction[],
  items: ReadonlyMap<string, unknown>,
): RawExport {
  const last = new Map(actions.map((each) => [keyOf(each), each]));
  const changed = (kind: PlannedAction['kind'], list: readonly unknown[]) => {
    const byId = new Map(itemsOf('items', list).map((item): [string, unknown] => [item.sys.id, item]));
    for (const [key, action] of last) {
      if (action.kind !== kind) continue;
      const before = byId.get(action.id);
      const after = items.get(key);
      if (action.action === 'unpublish') {
        if (before !== undefined) byId.set(action.id, asDraft(before));
      } else if (after !== undefined) byId.set(action.id, asPublished(inLocales(after, action.locales)));
    }
    return [...byId.values()];
  };
  return {
    ...published,
    entries: changed('Entry', published.entries),
    assets: changed('Asset', published.assets),
  };
}

/** An item of which only some locales are published. */
function inLocales(item: unknown, locales: readonly string[] | undefined): unknown {
  if (locales === undefined || !isRecord(item) || !isRecord(item['fields'])) return item;
  const fields = Object.entries(item['fields']).map(([name, values]) => [
    name,
    isRecord(values)
      ? Object.fromEntries(Object.entries(values).filter(([locale]) => locales.includes(locale)))
      : values,
  ]);
  return { ...item, fields: Object.fromEntries(fields) as unknown };
}
