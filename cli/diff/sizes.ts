import type { EntryChange } from '../../schemas/report/difference.ts';
import { count } from '../../schemas/base/count.ts';

/** The size of an entry's changes: `3 blocks, 12 words`. */
export function sizeOf({ change, state, fields }: EntryChange): string {
  let [blocks, words, others] = [0, 0, 0];
  for (const field of fields) {
    if (field.kind === 'text') {
      blocks += field.blocks.filter((block) => block.change !== 'same').length;
      words += field.words.added + field.words.removed;
    } else others += 1;
  }
  const parts = [
    ...(state && change !== 'added' && change !== 'removed' ? [stateOf(state)] : []),
    ...(blocks > 0 ? [count(blocks, 'block')] : []),
    ...(words > 0 ? [count(words, 'word')] : []),
    ...(others > 0 ? [count(others, blocks > 0 ? 'other field' : 'field')] : []),
  ];
  return parts.join(', ');
}

/** The fields that short reports show line by line. For an added or removed entry its size is enough. */
export const shortFields = ({ change, fields }: EntryChange): EntryChange['fields'] =>
  change === 'added' || change === 'removed' ? [] : fields;

/** `draft to published, carried now`. For an added or removed entry its state. */
export function stateOf({ before, after, wasTaken, isTaken }: NonNullable<EntryChange['state']>): string {
  if (before === undefined) return `${after ?? ''}${isTaken ? '' : ', not carried'}`;
  if (after === undefined) return `was ${before}${wasTaken ? '' : ', not carried'}`;
  const names = before === after ? after : `${before} to ${after}`;
  if (wasTaken === isTaken) return names;
  return isTaken ? `${names}, carried now` : `${names}, not carried any more`;
}

/** The number of words added to and removed from texts. */
export function wordsIn(entries: readonly EntryChange[]): {
  readonly added: number;
  readonly removed: number;
} {
  let [added, removed] = [0, 0];
  for (const { fields } of entries)
    for (const field of fields)
      if (field.kind === 'text') {
        added += field.words.added;
        removed += field.words.removed;
      }
  return { added, removed };
}
