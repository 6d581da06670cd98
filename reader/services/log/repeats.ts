import { logMaxItems, logRepeatCacheMs } from '../../../schemas/spec/network/log.ts';
import type { LogItem } from '../../../schemas/services/log.ts';

/** Which items came lately: those that are still merged, and those that need not be logged again. Source: OP-1. */
export interface Repeats {
  readonly merging: ReadonlyMap<string, Merged>;
  readonly known: ReadonlySet<string>;
  /** The number of times that the known entries were forgotten. */
  readonly period: number;
}

interface Merged {
  readonly item: LogItem;
  readonly times: number;
}

export const noRepeats: Repeats = { merging: new Map(), known: new Set(), period: 0 };

/** Takes in an item. `nowMs`: since the log was opened. */
export function takeIn(repeats: Repeats, item: LogItem, nowMs: number): Repeats {
  const period = Math.floor(nowMs / logRepeatCacheMs);
  const known: ReadonlySet<string> = period === repeats.period ? repeats.known : new Set();
  const key = keyOf(item);
  const before = repeats.merging.get(key);
  const isOneTooMany = before === undefined && repeats.merging.size >= logMaxItems;
  if (known.has(key) || isOneTooMany) return { ...repeats, known, period };
  const merged = { item: before?.item ?? item, times: (before?.times ?? 0) + 1 };
  return { merging: new Map([...repeats.merging, [key, merged]]), known, period };
}

/** Removes the merged entries and returns them. They are known from then on. */
export function takeOut({ merging, known, period }: Repeats): readonly [Repeats, readonly LogItem[]] {
  const next = { merging: new Map(), known: new Set([...known, ...merging.keys()]), period };
  return [next, [...merging.values()].map(itemOf)];
}

/** All but the id. */
const keyOf = ({ id: _id, ...item }: LogItem): string => JSON.stringify(item);

/** Adds the count to the message of an item that was repeated. */
function itemOf({ item, times }: Merged): LogItem {
  if (times === 1) return item;
  const { data } = item;
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data);
  return { ...item, data: { ...(isObject ? data : data !== undefined && { data }), times } };
}
