import { type FileHandle, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import { syncFolder } from '../../site/versions/sync.ts';
import { describeSystemFailure } from '../../system-failure.ts';
import { UsageError } from '../../usage-error.ts';
import { type EntryWrite, entryWrite } from './entry-write.ts';

/** The first line of a journal. Tokens are nowhere in it. */
const start = z.object({
  step: z.literal('start'),
  version: z.literal(1),
  space: z.string(),
  environment: z.string(),
  /** A hash of all values that the run writes. A run with the same one goes on where a killed one stopped. */
  run: z.string(),
});
export type JournalStart = Omit<z.infer<typeof start>, 'step' | 'version'>;

const step = z.discriminatedUnion('step', [
  start,
  /** Before an entry is written: its version, and the values. */
  z.object({ step: z.literal('write'), entry: entryWrite, version: z.number() }),
  z.object({ step: z.literal('written'), id: z.string() }),
  /** It was not written after all. */
  z.object({ step: z.literal('refused'), id: z.string() }),
  /** The old values are back. */
  z.object({ step: z.literal('undone'), id: z.string() }),
  /** Nothing is left to write. */
  z.object({ step: z.literal('end') }),
]);
type Step = z.infer<typeof step>;

/** What a run of `fix` has written to a space, entry by entry, on the disk before and after each request. */
export interface Journal {
  readonly path: string;
  readonly start: JournalStart;
  readonly hasEnded: boolean;
  /** The entries that it has begun to write and not refused or undone, in order. */
  readonly entries: ReadonlyMap<string, { readonly entry: EntryWrite; readonly isWritten: boolean }>;
}

/** Appends to a journal. Each line is on the disk when its promise resolves. */
export interface JournalWriter {
  append(step: Step): Promise<void>;
  close(): Promise<void>;
}

/** Undefined if there is none. A last line without an end, of a run that was killed, does not count. */
export async function readJournal(path: string): Promise<Journal | undefined> {
  const text = await orSentence(path, 'read', () => readFile(path, 'utf8').catch(ifMissing));
  if (text === undefined) return undefined;
  const steps = text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => parsed(line, index, path));
  const [first, ...others] = steps;
  if (first?.step !== 'start') return isCutOff(text) ? undefined : damaged(path, 1);
  const entries = new Map<string, { entry: EntryWrite; isWritten: boolean }>();
  for (const each of others) {
    if (each.step === 'write') entries.set(each.entry.id, { entry: each.entry, isWritten: false });
    if (each.step === 'refused' || each.step === 'undone') entries.delete(each.id);
    const known = each.step === 'written' ? entries.get(each.id) : undefined;
    if (known !== undefined) known.isWritten = true;
  }
  return { path, start: first, hasEnded: others.some((each) => each.step === 'end'), entries };
}

/**
 * Goes on with the journal at a path, or begins it with the first line that is appended. Only this user can read it: it has texts that are
 * not published.
 */
export function openJournal(path: string, begun: JournalStart): JournalWriter {
  let opening: Promise<FileHandle> | undefined;
  const append = async (each: Step) => {
    const handle = await (opening ??= orSentence(path, 'written', () => opened(path, begun)));
    await orSentence(path, 'written', () => appended(handle, each));
  };
  return { append, close: async () => (await opening)?.close() };
}

async function opened(path: string, begun: JournalStart): Promise<FileHandle> {
  const handle = await open(path, 'a+', 0o600);
  await cutLastLine(handle);
  if ((await handle.stat()).size === 0) await appended(handle, { step: 'start', version: 1, ...begun });
  await syncFolder(dirname(path));
  return handle;
}

async function appended(handle: FileHandle, each: Step): Promise<void> {
  await handle.appendFile(`${JSON.stringify(each)}\n`);
  await handle.sync();
}

/** Whether a text is a part of a first line, not another file that somebody has named by mistake. */
const isCutOff = (text: string): boolean => {
  const begin = '{"step":"start"';
  return !text.includes('\n') && (text.startsWith(begin) || begin.startsWith(text));
};

/** Removes what a killed run has written of a line. */
async function cutLastLine(handle: FileHandle): Promise<void> {
  const bytes = await handle.readFile();
  await handle.truncate(bytes.lastIndexOf(0x0a) + 1);
}

function parsed(line: string, index: number, path: string): Step {
  try {
    return step.parse(JSON.parse(line));
  } catch {
    return damaged(path, index + 1);
  }
}

function damaged(path: string, line: number): never {
  throw new UsageError(`${path} is no journal of fix, or is damaged: see line ${line}.`);
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function orSentence<Value>(path: string, done: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const failure = describeSystemFailure(Object.assign(error as NodeJS.ErrnoException, { path }));
    if (failure === undefined) throw error;
    throw new UsageError(`the journal is not ${done}: ${failure}.`, { cause: error });
  }
}
