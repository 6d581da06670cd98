/** Orders by code units, the same on every machine, or by number. What has no value comes last. */
export function ascending<Value extends string | number>(a: Value | undefined, b: Value | undefined): number {
  if (a === b) return 0;
  if (a === undefined) return 1;
  return b === undefined || a < b ? -1 : 1;
}

/** The other way round; what has no value comes last here too. */
export const descending = <Value extends string | number>(
  a: Value | undefined,
  b: Value | undefined,
): number => (a === undefined || b === undefined ? ascending(a, b) : ascending(b, a));
