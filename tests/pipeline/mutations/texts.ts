import type { RawEntry } from '../documents.ts';
import { type FieldPlace, pickField } from './places.ts';
import type { Random } from './random.ts';
import { type Space, withItem, withValue } from './space.ts';

/** A node of a rich text, as an export writes it. */
export interface Node {
  readonly nodeType: string;
  readonly content?: readonly Node[];
  readonly [part: string]: unknown;
}

type Path = readonly (string | number)[];

/** Where a text was changed. */
export interface Changed {
  readonly space: Space;
  readonly id: string;
  readonly field: string;
  readonly item: RawEntry;
}

const isDocument = (value: unknown): value is Node =>
  (value as { nodeType?: unknown } | null)?.nodeType === 'document';

/** Puts nodes into a rich text that chance chooses, at the end of one of its blocks that fit, however deep. */
export function inText(
  space: Space,
  random: Random,
  {
    fits = ({ nodeType }) => nodeType === 'paragraph',
    where = () => true,
    add,
  }: {
    readonly fits?: (node: Node) => boolean;
    readonly where?: (place: FieldPlace) => boolean;
    readonly add: readonly unknown[];
  },
): Changed | undefined {
  const place = pickField(
    space,
    random,
    (each) => where(each) && textsIn(each.value).some(({ node }) => blocksIn(node).some((b) => fits(b.node))),
  );
  if (place === undefined) return undefined;
  const blocks = textsIn(place.value).flatMap(({ node, path }) =>
    blocksIn(node)
      .filter((each) => fits(each.node))
      .map((each) => ({ ...each, path: [...path, ...each.path] })),
  );
  const block = random.pick(blocks);
  if (block === undefined) return undefined;
  const content = [...(block.node.content ?? []), ...add];
  return change(space, place, replaced(place.value, block.path, { ...block.node, content }));
}

/** Puts blocks at the end of a rich text that chance chooses. */
export const atEnd = (
  space: Space,
  random: Random,
  add: readonly unknown[],
  where: (place: FieldPlace) => boolean = () => true,
): Changed | undefined =>
  inText(space, random, { add, where, fits: ({ nodeType }) => nodeType === 'document' });

export const change = (space: Space, { item, field }: FieldPlace, value: unknown): Changed => ({
  space: withItem(space, withValue(item, field, value, space.locale)),
  id: item.sys.id,
  field,
  item,
});

/** The rich texts within a value: itself, or those in cells. */
export function textsIn(value: unknown, path: Path = []): { node: Node; path: Path }[] {
  if (isDocument(value)) return [{ node: value, path }];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
}

export function blocksIn(node: Node, path: Path = []): { node: Node; path: Path }[] {
  const below = (node.content ?? []).flatMap((child, index) => blocksIn(child, [...path, 'content', index]));
  return [{ node, path }, ...below];
}

export function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? replaced(item, rest, by) : item));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [step]: replaced(object[step], rest, by) };
}
