import type { BlockChange, FieldChange, Run, TextAspect } from '../../../schemas/report/difference.ts';
import type { FieldPath } from '../../../schemas/report/diagnostic.ts';
import { alignBlocks, type BlockPair } from './align-blocks.ts';
import { lineChange, type LineContext, sameRuns } from './runs.ts';
import type { TextBlock } from './text-blocks.ts';

type TextChange = FieldChange & { readonly kind: 'text' };

/** The difference between two texts, block by block; undefined if a reader sees none. */
export function textChange(
  { before, after }: { readonly before: readonly TextBlock[]; readonly after: readonly TextBlock[] },
  field: FieldPath,
  lines: LineContext,
): TextChange | undefined {
  const pairs = alignBlocks(before, after);
  if (pairs.every(isSame)) return undefined;
  const moved = movedKeys(pairs);
  const aspects = new Set<TextAspect>();
  const words = { added: 0, removed: 0 };
  const blocks = pairs.flatMap((pair): BlockChange[] => {
    const from = movedFrom(pair, moved);
    if (from !== undefined) aspects.add('structure');
    if (from !== undefined) return pair.after ? [movedBlock(pair.after, from, lines)] : [];
    if (isSame(pair)) return [sameBlock(pair, lines)];
    const change = lineChange(pair.before?.spans ?? [], pair.after?.spans ?? [], lines);
    for (const aspect of change.aspects) aspects.add(aspect);
    words.added += change.words.added;
    words.removed += change.words.removed;
    const block = changedBlock(pair, change.runs);
    if (block.was !== undefined || block.kind === 'rule') aspects.add('structure');
    return [block];
  });
  return { kind: 'text', field: [...field], aspects: [...aspects].toSorted(), words, blocks };
}

const isSame = ({ before, after }: BlockPair): boolean => before?.key === after?.key;

const movedFrom = ({ before, after }: BlockPair, moved: ReadonlyMap<string, TextBlock>) =>
  before && after ? undefined : moved.get((before ?? after)?.key ?? '');

/** By key, the old block of each block that was removed in one place and added unchanged in another. Blocks that occur twice do not count. */
function movedKeys(pairs: readonly BlockPair[]): ReadonlyMap<string, TextBlock> {
  const alone = (side: 'before' | 'after', other: 'before' | 'after') => {
    const blocks = pairs.flatMap((pair) => (pair[other] === undefined ? (pair[side] ?? []) : []));
    const times = new Map<string, number>();
    for (const { key } of blocks) times.set(key, (times.get(key) ?? 0) + 1);
    return new Map(blocks.filter(({ key }) => times.get(key) === 1).map((block) => [block.key, block]));
  };
  const came = alone('after', 'before');
  return new Map([...alone('before', 'after')].filter(([key]) => came.has(key)));
}

const movedBlock = (after: TextBlock, before: TextBlock, lines: LineContext): BlockChange => ({
  change: 'moved',
  kind: after.kind,
  before: before.place,
  after: after.place,
  runs: sameRuns(after.spans, lines),
});

const sameBlock = (pair: BlockPair, lines: LineContext): BlockChange => ({
  change: 'same',
  kind: pair.after?.kind ?? 'paragraph',
  ...placesOf(pair),
  runs: sameRuns(pair.after?.spans ?? [], lines),
});

function changedBlock(pair: BlockPair, runs: readonly Run[]): BlockChange {
  const { before, after } = pair;
  const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'edited';
  const kind = (after ?? before)?.kind ?? 'paragraph';
  const was = change === 'edited' && before && before.kind !== kind ? { was: before.kind } : {};
  return { change, kind, ...was, ...placesOf(pair), runs: [...runs] };
}

const placesOf = ({ before, after }: BlockPair): Pick<BlockChange, 'before' | 'after'> => ({
  ...(before && { before: before.place }),
  ...(after && { after: after.place }),
});
