import { shown } from './shown.ts';

/** No setting is nested deeper. */
const maxDepth = 50;

/** A value that a JavaScript file can have and JSON cannot, as a sentence without a full stop. Undefined if there is none. */
export function findOddSetting(settings: unknown): string | undefined {
  const seen = new WeakSet<object>();
  const look = (value: unknown, path: readonly string[]): string | undefined => {
    const what = oddKind(value);
    if (what !== undefined) return `${place(path)} is ${what}: ${advice}`;
    if (typeof value !== 'object' || value === null || seen.has(value)) return undefined;
    if (path.length > maxDepth)
      return `${place(path.slice(0, 5))} holds lists and objects over ${maxDepth} levels deep`;
    seen.add(value);
    for (const key of Reflect.ownKeys(value)) {
      if (typeof key === 'symbol') return `${place(path)} has a symbol for a key: ${advice}`;
      const inside = [...path, key];
      const read = readKey(value, key);
      const fault = read.ok ? look(read.value, inside) : `${place(inside)} cannot be read: ${advice}`;
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
  return look(settings, []);
}

const advice = 'a configuration holds texts, numbers, true, false, lists and objects';

const place = (path: readonly string[]): string =>
  path.length === 0 ? 'the configuration' : shown(path.join('.'));

/** A getter can throw. */
function readKey(
  value: object,
  key: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: (value as Readonly<Record<string, unknown>>)[key] };
  } catch {
    return { ok: false };
  }
}

function oddKind(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return 'a BigInt';
  if (typeof value === 'symbol') return 'a symbol';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain ? undefined : 'an instance of a class';
}
