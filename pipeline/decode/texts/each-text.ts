import type { FieldPath } from '../../../schemas/report/diagnostic.ts';

/** Where a text stands within a value: the way to it, and from a rich text document on a JSON pointer. */
export interface TextPlace {
  readonly path: FieldPath;
  readonly pointer: string;
}

/**
 * Meets every text of a value, in its order, whatever the value is. Without recursion: values can be nested deeper than
 * a program can follow. `placeOf` is only asked where something is wrong.
 */
export function eachText(value: unknown, visit: (text: string, placeOf: () => TextPlace) => void): void {
  const open: Open[] = [];
  const placeOf = () => placeIn(open);
  const meet = (each: unknown) => {
    if (typeof each === 'string') visit(each, placeOf);
    else if (typeof each === 'object' && each !== null)
      open.push({ container: each, keys: keysOf(each), next: 0 });
  };
  meet(value);
  for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
    const { container, keys } = inner;
    const step = inner.next;
    inner.next += 1;
    if (step === (keys ?? (container as unknown[])).length) open.pop();
    else meet(keys === undefined ? (container as unknown[])[step] : (container as Fields)[keys[step] ?? '']);
  }
}

type Fields = Readonly<Record<string, unknown>>;

interface Open {
  readonly container: object;
  /** Of an object; a list has positions only. */
  readonly keys: readonly string[] | undefined;
  next: number;
}

function keysOf(container: object): readonly string[] | undefined {
  if (Array.isArray(container)) return undefined;
  if (Object.hasOwn(container, 'nodeType')) return keysOfNode(container as Fields);
  return Object.keys(container).filter((key) => key !== 'sys'); // a link's ids are no text
}

const textKeys = ['value'];
const contentKeys = ['content'];
const allKeys = ['data', 'content'];

/** What a node of a rich text says in words, or in addresses. A space has millions: no list is made for each. */
function keysOfNode({ nodeType, data }: Fields): readonly string[] {
  if (nodeType === 'text') return textKeys;
  return isFilled(data) ? allKeys : contentKeys;
}

function isFilled(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  for (const key in data) if (Object.hasOwn(data, key)) return true;
  return false;
}

/** Of a place that lies very deep, only the first steps. */
const maxSteps = 200;

function placeIn(open: readonly Open[]): TextPlace {
  const steps = open
    .slice(0, maxSteps)
    .map(({ keys, next }): string | number => (keys === undefined ? next - 1 : (keys[next - 1] ?? '')));
  const document = open.findIndex(
    ({ container }) => (container as { nodeType?: unknown }).nodeType === 'document',
  );
  const cut = document === -1 ? steps.length : document;
  return {
    path: steps.slice(0, cut),
    pointer: steps
      .slice(cut)
      .map((step) => `/${step}`)
      .join(''),
  };
}
