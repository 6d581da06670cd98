import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Connection } from '../../source/connection.ts';
import { UsageError } from '../../usage-error.ts';
import type { EntryWrite } from './entry-write.ts';
import { type Journal, type JournalStart, readJournal } from './journal.ts';

/** In the working folder, beside the cache: a cache can be deleted at any time. */
const usualFolder = '.fieldbook-fixes';

export interface ChosenJournal {
  /** As messages name it. */
  readonly path: string;
  readonly start: JournalStart;
  /** What a run with the same values has left, that was killed. */
  readonly begun: Journal | undefined;
}

/** The journal that is named, or the usual one. */
export async function chooseJournal(
  named: string | undefined,
  writes: readonly EntryWrite[],
  { space, environment }: Connection,
): Promise<ChosenJournal> {
  const run = createHash('sha256')
    .update(JSON.stringify([space, environment, writes]))
    .digest('hex');
  const start = { space, environment, run: run.slice(0, hashLength) };
  if (named !== undefined) {
    const begun = await readJournal(resolve(named));
    if (begun === undefined || canGoOn(begun, start)) return { path: named, start, begun };
    throw new UsageError(`${named} is the journal of another run; name another file with --journal.`);
  }
  for (let count = 1; ; count += 1) {
    const name = `fix-${start.run}${count === 1 ? '' : `-${count}`}.jsonl`;
    const path = relative('.', resolve(join(usualFolder, name)));
    const begun = await readJournal(path);
    if (begun === undefined || canGoOn(begun, start)) return { path, start, begun };
  }
}

const hashLength = 12;

const canGoOn = ({ start, hasEnded }: Journal, { run }: JournalStart): boolean =>
  start.run === run && !hasEnded;

/** Makes the usual folder of a journal. Nothing in it is meant for git. */
export async function makeFolder(path: string): Promise<void> {
  const folder = dirname(path);
  if ((await mkdir(folder, { recursive: true })) !== undefined)
    await writeFile(join(folder, '.gitignore'), '*\n');
}
