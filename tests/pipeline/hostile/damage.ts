import type { Random } from '../mutations/random.ts';
import { hostileValues, inheritedNames } from './values.ts';

/** The same value with something hostile in a place that chance chooses; what is not on the way stays the same object. */
export function damaged(value: unknown, random: Random): unknown {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const key = random.pick(keys);
  if (key === undefined) return random.pick(hostileValues);
  const inner = (value as Readonly<Record<string, unknown>>)[key]; // it has keys
  const isHere = random.below(8) === 0;
  const next = isHere ? random.pick(hostileValues) : damaged(inner, random);
  if (Array.isArray(value)) return value.with(Number(key), next);
  if (isHere && random.below(3) === 0) return renamed(value as object, key, random);
  return { ...(value as object), [key]: next };
}

/** The value under a name that objects inherit. */
function renamed(value: object, key: string, random: Random): object {
  const name = random.pick(inheritedNames) ?? key;
  return Object.fromEntries(
    Object.entries(value).map(([each, inner]) => [each === key ? name : each, inner]),
  );
}
