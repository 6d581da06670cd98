import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import type { Occurrence } from '../finding.ts';
import { ownWords } from './block.ts';
import { blocksOf, type EntryBlock } from './blocks-of.ts';
import { excerptAt } from './excerpt-at.ts';
import { isException } from './is-exception.ts';
import type { ProseChecker, ProseFault, ProseKind } from './prose.ts';

/** The data of one occurrence for the texts of a rule. */
export interface ProseDetail {
  /** The words in the text. */
  readonly words: string;
  readonly instead: readonly string[];
  readonly readingAge: number;
}

/** The faults in the sentences of an entry. In languages other than English there are none. */
export function* proseFaults(entry: Entry, graph: Graph, kind: ProseKind): Iterable<Occurrence<ProseDetail>> {
  if (graph.prose === undefined || !/^en(?:-|$)/iu.test(graph.locale)) return;
  const { readingAge } = graph.config.limits;
  for (const { fault, block } of faultsIn(entry, graph.prose)) {
    if (fault.kind !== kind) continue;
    const words = block.words.slice(fault.start, fault.end);
    const excerpt = excerptAt(block.words, fault.start, fault.end);
    yield {
      at: { entry: entry.id, field: block.field, ...(block.pointer && { pointer: block.pointer }), excerpt },
      detail: { words, instead: fault.instead, readingAge },
      target: words.toLowerCase(),
      suggestion: fault.instead[0],
    };
  }
}

interface Placed {
  readonly block: EntryBlock;
  /** Within the block. */
  readonly fault: ProseFault;
}

const checked = new WeakMap<ProseChecker, WeakMap<Entry, readonly Placed[]>>();

/** Memoized, because three rules need it. */
function faultsIn(entry: Entry, prose: ProseChecker): readonly Placed[] {
  const byEntry = checked.get(prose) ?? new WeakMap<Entry, readonly Placed[]>();
  checked.set(prose, byEntry);
  const known = byEntry.get(entry) ?? check(blocksOf(entry), prose);
  byEntry.set(entry, known);
  return known;
}

const between = '\n\n';

/** Checks all blocks of an entry at once, as paragraphs, which is much faster than one by one. */
function check(blocks: readonly EntryBlock[], prose: ProseChecker): readonly Placed[] {
  const faults = prose(blocks.map(ownWords).join(between)).toSorted((a, b) => a.start - b.start);
  const placed: Placed[] = [];
  let next = 0;
  let start = 0;
  for (const block of blocks) {
    const end = start + block.words.length;
    for (let found = faults[next]; found !== undefined && found.start < end; found = faults[++next]) {
      const fault = { ...found, start: found.start - start, end: Math.min(found.end, end) - start };
      if (!isException(fault, block)) placed.push({ block, fault });
    }
    start = end + between.length;
  }
  return placed;
}
