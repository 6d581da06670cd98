import * as z from 'zod/mini';
import { errorAnswer, type DiskState, readKindNames, readKinds } from './read-kinds.ts';
import type { Read, RecordedReads } from './reads.ts';

export const keptRead = z.object({
  kind: z.enum(readKindNames),
  path: z.string(),
  answer: z.string(),
  /** Absent if the files may have changed while they were read. */
  fingerprint: z.optional(z.string()),
});
export type KeptRead = Readonly<z.infer<typeof keptRead>>;

/** The times of some file systems are so coarse. Unit: milliseconds. */
const tickMs = 2000;

/** The reads of a run, with the fingerprints of the files that nobody wrote since shortly before it. */
export const keptReads = ({ reads, startedMs }: Pick<RecordedReads, 'reads' | 'startedMs'>): KeptRead[] =>
  Array.from(reads.values(), (read) => withFingerprint(read, stateOf(read), startedMs));

/**
 * Asks the disk again. Undefined if an answer is another one. Files with the same fingerprint are not read; others get the one of now. The same
 * objects come back if no fingerprint changes.
 */
export async function sameReads(reads: readonly KeptRead[]): Promise<readonly KeptRead[] | undefined> {
  const startedMs = Date.now();
  const same: KeptRead[] = [];
  for (const read of reads) {
    const state = stateOf(read);
    const isKnown = state !== undefined && state.fingerprint === read.fingerprint;
    if (!isKnown && (await answerTo(read)) !== read.answer) return undefined;
    same.push(isKnown || state === undefined ? read : withFingerprint(read, state, startedMs));
  }
  return same;
}

function withFingerprint(
  { kind, path, answer }: Read,
  state: DiskState | undefined,
  startedMs: number,
): KeptRead {
  const isSettled = state !== undefined && state.changedMs < startedMs - tickMs;
  return { kind, path, answer, ...(isSettled && { fingerprint: state.fingerprint }) };
}

/** Undefined if there is nothing, or if the kind has none. */
function stateOf({ kind, path }: Pick<Read, 'kind' | 'path'>): DiskState | undefined {
  const known = readKinds[kind];
  if (!('state' in known)) return undefined;
  try {
    return known.state(path);
  } catch {
    return undefined;
  }
}

async function answerTo({ kind, path }: Read): Promise<string> {
  try {
    return await readKinds[kind].answer(path);
  } catch (error) {
    return errorAnswer(error);
  }
}
