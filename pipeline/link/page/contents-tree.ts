import type { ContentsItem } from '../../../schemas/bundle/index.ts';

/** A heading of a page, in the order of the page. */
export interface PlacedHeading {
  readonly id: string;
  readonly title: string;
  /** 2 to 6. */
  readonly level: number;
}

/** Headings as a tree. The parent of a heading is the nearest earlier one with a smaller level. */
export function contentsTree(headings: readonly PlacedHeading[]): ContentsItem[] {
  const roots: ContentsItem[] = [];
  const open: { level: number; item: ContentsItem; children: ContentsItem[] }[] = [];
  for (const { id, title, level } of headings) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1);
    const children: ContentsItem[] = [];
    const item = { id, title: title.trim(), ...(parent && { parentId: parent.item.id }), content: children };
    (parent?.children ?? roots).push(item);
    open.push({ level, item, children });
  }
  return roots;
}
