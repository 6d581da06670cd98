import { isRecord } from '../../../schemas/base/is-record.ts';
import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import { unseenFixOf } from '../../fix/fix.ts';
import { textsOf } from '../../inspect/content/texts-of.ts';
import { rule } from '../../rule.ts';
import { shortText } from '../../short-text.ts';

interface Detail {
  /** How many stand one after the other. */
  readonly count: number;
  /** The words of the block before them. */
  readonly after: string;
}

export const emptyParagraph = rule<Detail>({
  id: 'rich-text/empty-paragraph',
  severity: 'off',
  summary: 'Every paragraph before the end of a text has content.',
  advice: 'Delete the empty lines: the style of the page sets the space between blocks.',
  message: ({ count, after }) =>
    `${count === 1 ? 'An empty paragraph' : `${count} empty paragraphs`} ${after === '' ? 'before other content' : `after "${shortText(after)}"`}: pages leave ${count === 1 ? 'it' : 'them'} out.`,
  *check(entry) {
    for (const { source, field } of textsOf(entry)) {
      if (source.format !== 'document') continue;
      for (const { pointer, ...detail } of emptyRuns(source.document)) {
        yield { at: { entry: entry.id, field, pointer }, detail, target: detail.after };
      }
    }
  },
  fix({ at, detail: { count } }, content) {
    if (!('entry' in at) || at.pointer === undefined) return undefined;
    const [, parent = '', position] = /^(.*)\/(\d+)$/u.exec(at.pointer) ?? [];
    const found = content.valueAt({ ...at, pointer: parent });
    const siblings = Array.isArray(found?.value) ? (found.value as readonly unknown[]) : [];
    const first = Number(position);
    const empty = siblings.slice(first, first + count);
    if (found === undefined || empty.length < count || !empty.every(isEmptyParagraph)) return undefined;
    return unseenFixOf(
      empty.map((before, index) => ({
        kind: 'remove',
        ...found.place,
        path: [...found.place.path, first + index],
        before,
      })),
    );
  },
});

interface Run extends Detail {
  /** Of the first one. */
  readonly pointer: string;
}

/**
 * Empty paragraphs one after the other, at every depth. Those at the end of a text are no fault, because the editor adds one after an embedded
 * entry; nor are those of a block that has no other content, because it may need one. It uses a stack, because texts can be deep.
 */
function emptyRuns(document: object): Run[] {
  const runs: Run[] = [];
  const open: { node: unknown; pointer: string }[] = [{ node: document, pointer: '' }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, pointer } = next;
    const blocks = childrenOf(node);
    const last = blocks.findLastIndex((block) => !isEmptyParagraph(block));
    const end = pointer === '' || last === -1 ? last : blocks.length;
    for (let index = 0; index < end; index += 1) {
      const start = index;
      while (index < end && isEmptyParagraph(blocks[index])) index += 1;
      const count = index - start;
      const after = start === 0 ? '' : wordsOf(blocks[start - 1]);
      if (count > 0) runs.push({ pointer: `${pointer}/content/${start}`, count, after });
    }
    for (const [index, block] of [...blocks.entries()].toReversed())
      open.push({ node: block, pointer: `${pointer}/content/${index}` });
  }
  return runs;
}

const childrenOf = (node: unknown): readonly unknown[] =>
  isRecord(node) && Array.isArray(node['content']) ? (node['content'] as readonly unknown[]) : [];

const isEmptyParagraph = (block: unknown): boolean =>
  isRecord(block) && block['nodeType'] === 'paragraph' && childrenOf(block).every(isBlankText);

const isBlankText = (node: unknown): boolean =>
  isRecord(node) &&
  node['nodeType'] === 'text' &&
  (typeof node['value'] !== 'string' || !isSeenText(node['value']));

/** The first words of a block. */
function wordsOf(block: unknown): string {
  const open: unknown[] = [block];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const value = isRecord(next) ? next['value'] : undefined;
    if (typeof value === 'string' && isSeenText(value)) return value.trim();
    open.push(...childrenOf(next).toReversed());
  }
  return '';
}
