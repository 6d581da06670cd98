import { SourceError } from '../../source/source-error.ts';
import type { EntryClient } from './entry-client.ts';
import { type EntryWrite, reversed } from './entry-write.ts';
import type { Journal, JournalWriter } from './journal.ts';
import { type EntryResult, type Refusal, writeEntry } from './write-entry.ts';

/** What a run has done, in the order in which it went through the entries. */
export interface Outcome {
  /** In this run or in one before it that was killed. */
  readonly written: readonly EntryWrite[];
  /** They had the values before, and the journal has nothing of them. */
  readonly same: readonly EntryWrite[];
  readonly refused: readonly { readonly entry: EntryWrite; readonly refusal: Refusal }[];
  /** Why it ended before the last entry. */
  readonly failure: SourceError | undefined;
}

export interface Writing {
  readonly client: EntryClient;
  readonly journal: JournalWriter;
  /** Called before each entry, with its number from 1. */
  readonly say: (count: number) => void;
}

/** Writes entries one after the other. One that somebody else has changed is left as it is, and the others are written. */
export async function writeEntries(
  entries: readonly EntryWrite[],
  writing: Writing,
  begun?: Journal,
): Promise<Outcome> {
  const { client, journal } = writing;
  const hasBegun = new Set(begun?.entries.keys());
  const outcome = await throughAll(entries, writing, async (entry) => {
    if (begun?.entries.get(entry.id)?.isWritten) return { kind: 'written' };
    const result = await writeEntry(entry, client, async (some, version) => {
      await journal.append({ step: 'write', entry: some, version });
      hasBegun.add(entry.id);
    });
    if (!hasBegun.has(entry.id)) return result;
    // a request whose reply was lost has been heard all the same
    const isRefused = result.kind === 'refused';
    await journal.append({ step: isRefused ? 'refused' : 'written', id: entry.id });
    return isRefused ? result : { kind: 'written' };
  });
  const isWhole = outcome.failure === undefined;
  if (isWhole && hasBegun.size > 0) await journal.append({ step: 'end' });
  return outcome;
}

/** Gives entries the values back that they had before a run, the last one first. */
export async function undoEntries({ entries }: Journal, writing: Writing): Promise<Outcome> {
  const { client, journal } = writing;
  const writes = [...entries.values()].map(({ entry }) => reversed(entry)).toReversed();
  await journal.append({ step: 'end' }); // no run goes on with it
  return await throughAll(writes, writing, async (entry) => {
    const result = await writeEntry(entry, client, async () => {}); // the journal has all of it
    if (result.kind !== 'refused') await journal.append({ step: 'undone', id: entry.id });
    return result;
  });
}

async function throughAll(
  entries: readonly EntryWrite[],
  { say }: Writing,
  write: (entry: EntryWrite) => Promise<EntryResult>,
): Promise<Outcome> {
  const written: EntryWrite[] = [];
  const same: EntryWrite[] = [];
  const refused: { entry: EntryWrite; refusal: Refusal }[] = [];
  try {
    for (const [index, entry] of entries.entries()) {
      say(index + 1);
      const result = await write(entry);
      if (result.kind === 'refused') refused.push({ entry, refusal: result });
      else if (result.kind === 'written') written.push(entry);
      else same.push(entry);
    }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { written, same, refused, failure: error };
  }
  return { written, same, refused, failure: undefined };
}
