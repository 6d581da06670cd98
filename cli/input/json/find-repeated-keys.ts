import type { RepeatedKey } from '../../../pipeline/decode/raw-export.ts';

/** Whoever wrote the file made one mistake many times: more places say nothing new. */
export const maxFound = 100;

/** A key that stands twice in an object, and where in the text the second one stands. */
interface RepeatedAt extends Omit<RepeatedKey, 'line'> {
  readonly position: number;
}

/** An object that is open, with the keys it has so far, or a list; and the key or position that is being read. */
interface Open {
  readonly keys: Set<string> | undefined;
  step: string | number;
}

/**
 * The keys that stand twice in an object of a text that is known to be JSON, at most the first hundred. Of a text that is a
 * part of another, `above` is the way to it.
 */
export function findRepeatedKeys(text: string, above: readonly (string | number)[] = []): RepeatedAt[] {
  const found: RepeatedAt[] = [];
  const open: Open[] = above.map((step) => ({ keys: undefined, step }));
  let isKeyNext = false;
  for (let at = 0; at < text.length && found.length < maxFound; at += 1) {
    const character = text[at];
    const inner = open.at(-1);
    if (character === '"') {
      const end = endOfString(text, at);
      if (isKeyNext && inner?.keys !== undefined) {
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        inner.step = key;
        if (inner.keys.has(key)) found.push({ pointer: pointerOf(open), key, position: at });
        inner.keys.add(key);
      }
      isKeyNext = false;
      at = end;
    } else if (character === '{') {
      open.push({ keys: new Set(), step: '' });
      isKeyNext = true;
    } else if (character === '[') {
      open.push({ keys: undefined, step: 0 });
    } else if (character === '}' || character === ']') {
      open.pop();
      isKeyNext = false;
    } else if (character === ',' && inner !== undefined) {
      isKeyNext = inner.keys !== undefined;
      if (typeof inner.step === 'number') inner.step += 1;
    }
  }
  return found;
}

/** Source: RFC 6901. Of a place that lies very deep, only the way to the first steps. */
const pointerOf = (open: readonly Open[]): string =>
  open
    .slice(0, 50)
    .map(({ step }) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

const backslash = 0x5c;

/** Where the string that starts at a quote of a JSON text ends: the position of its closing quote. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** An odd number of backslashes before a quote makes it a part of the string. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
