import type { FieldPath } from '../../../schemas/report/diagnostic.ts';

/** The location of a text within a value: the field path, and a JSON pointer within a rich text document. */
export interface TextPlace {
  readonly path: FieldPath;
  readonly pointer: string;
}

/**
 * Visits every text of any value, in order. It works without recursion, because values can be nested deeper than the call stack allows.
 * `placeOf` is only called for faulty texts.
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

/** The keys of a rich text node that lead to words or addresses. A space has millions of nodes, so the lists are shared. */
function keysOfNode({ nodeType, data }: Fields): readonly string[] {
  if (nodeType === 'text') return textKeys;
  return isFilled(data) ? allKeys : contentKeys;
}

function isFilled(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  for (const key in data) if (Object.hasOwn(data, key)) return true;
  return false;
}

/** The path to a very deep text is cut after this many steps. */
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
