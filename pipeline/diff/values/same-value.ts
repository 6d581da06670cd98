/** Whether two JSON values are the same, in whatever order their keys stand. Without recursion: texts can be nested deeply. */
export function isSameValue(before: unknown, after: unknown): boolean {
  const open: [unknown, unknown][] = [[before, after]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (a === b) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = Object.keys(a);
    if (keys.length !== Object.keys(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      open.push([a[key as never], b[key as never]]);
    }
  }
  return true;
}
