import type { RepeatedKey } from '../../../pipeline/decode/export/raw-export.ts';

/** More occurrences add nothing: they have the same cause. */
export const maxFound = 100;

/** A key that occurs twice in an object, and the position of the second. */
interface RepeatedAt extends Omit<RepeatedKey, 'line'> {
  readonly position: number;
}

/** An open object with its keys so far, or a list; and the current key or index. */
interface Open {
  readonly keys: Set<string> | undefined;
  step: string | number;
}

/**
 * The repeated keys of objects in valid JSON, at most the first hundred. `above` is the path of a text that is part of
 * another.
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

/** A JSON pointer. A very deep path is cut after its first steps. Source: RFC 6901. */
const pointerOf = (open: readonly Open[]): string =>
  open
    .slice(0, 50)
    .map(({ step }) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

const backslash = 0x5c;

/** The position of the closing quote of a JSON string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** After an odd number of backslashes a quote is part of the string. */
function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === backslash) first -= 1;
  return (at - first) % 2 === 1;
}
