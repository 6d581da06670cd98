/** A JSON value in which every part that equals the part before is the same object as before. */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (before === after || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => keepSame(valueIn(before, key), valueIn(after, key)));
  const keysBefore = Object.keys(before);
  const isSame =
    keys.length === keysBefore.length &&
    keys.every((key, index) => key === keysBefore[index] && valueIn(before, key) === parts[index]);
  if (isSame) return before as Value & object; // every part of it is that of `after`
  const kept = Array.isArray(after)
    ? parts
    : Object.fromEntries(keys.map((key, index) => [key, parts[index]]));
  return kept as Value & object;
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;
const valueIn = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];
