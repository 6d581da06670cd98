import { contentTypeOf } from './content-type-of.ts';

/** How many entries there are of each content type. An item that is no entry is of none. */
export function entriesByType(entries: readonly unknown[]): Map<string, number> {
  const byType = new Map<string, number>();
  for (const entry of entries) {
    const type = contentTypeOf(entry);
    if (type !== undefined) byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  return byType;
}
