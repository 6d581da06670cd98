import type { Element, ElementContent } from 'hast';

/** A list, each item under its mark. `before`: the block above; a list there would take another one into itself. */
export function listOf(
  { tagName, properties, children }: Element,
  blocksOf: (children: readonly ElementContent[]) => readonly string[],
  before: string | undefined,
): string {
  const items = children.flatMap((item) => (item.type === 'element' ? [blocksOf(item.children)] : []));
  const first = Number(properties['start'] ?? 1);
  const marks = marksAfter(before);
  return joinItems(items, (index) => (tagName === 'ol' ? `${first + index}${marks.number}` : marks.bullet));
}

/** Items with the same mark. */
export const bulleted = (items: readonly (readonly string[])[]): string => joinItems(items, () => '-');

const marksAfter = (before = ''): { bullet: string; number: string } => ({
  bullet: before.startsWith('-') ? '*' : '-',
  number: /^\d+\./u.test(before) ? ')' : '.',
});

function joinItems(items: readonly (readonly string[])[], markOf: (index: number) => string): string {
  const isTight = items.every(([, ...rest]) => rest.every((block) => startsList.test(block)));
  return items
    .map((blocks, index) => indented(blocks.join(isTight ? '\n' : '\n\n'), markOf(index)))
    .join(isTight ? '\n' : '\n\n');
}

/** Only such a list can follow a line of text without a blank line between them: one of items, at any depth, that begin with words. */
const startsList = /^(?:(?:[-*]|1[.)]) )+(?!>|(?:[-*]|\d+[.)])(?:\s|$))\S/u;

function indented(text: string, mark: string): string {
  if (text === '') return mark;
  const indent = ' '.repeat(mark.length + 1);
  return `${mark} ${text.replaceAll(/\n(?!\n|$)/gu, `\n${indent}`)}`;
}
