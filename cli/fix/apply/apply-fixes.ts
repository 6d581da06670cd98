import type { Fixed } from '../../../pipeline/fix/fix-content.ts';
import { count } from '../../../schemas/base/count.ts';
import type { Connection } from '../../source/connection.ts';
import { withSpinner } from '../../terminal/progress.ts';
import { UsageError } from '../../usage-error.ts';
import { chooseJournal, makeFolder } from './choose-journal.ts';
import { confirm } from './confirm.ts';
import { type EntryClient, withEntryClient } from './entry-client.ts';
import { entryWrites } from './entry-write.ts';
import { type Journal, openJournal, readJournal } from './journal.ts';
import { type Outcome, undoEntries, writeEntries, type Writing } from './write-entries.ts';

export interface ApplyOptions {
  readonly connection: Connection;
  /** Nobody is asked. */
  readonly isConfirmed: boolean;
}

/** What a run has done, with the name of its journal; no outcome if somebody said no. */
export interface Applied {
  readonly outcome: Outcome | undefined;
  readonly journal: string | undefined;
}

/** Writes what fixes have changed to the space, as drafts, and keeps a journal of it. */
export async function applyFixes(
  fixed: Fixed,
  { connection, isConfirmed, journal: named }: ApplyOptions & { readonly journal: string | undefined },
): Promise<Applied> {
  const writes = entryWrites(fixed);
  if (writes.length === 0) return { outcome: nothing, journal: undefined };
  const { path, start, begun } = await chooseJournal(named, writes, connection);
  const outcome = await withEntryClient(connection, async (client) => {
    const entries = count(writes.length, 'entry', 'entries');
    if (!(await confirm(`Write ${entries} to ${nameOf(connection)} as drafts?`, isConfirmed)))
      return undefined;
    if (named === undefined) await makeFolder(path);
    return keepingJournal({ path, start }, { client, entries: writes.length }, (writing) =>
      writeEntries(writes, writing, begun),
    );
  });
  return { outcome, journal: outcome && outcome.written.length > 0 ? path : undefined };
}

/** Writes the values back that the entries of a journal had before. */
export async function undoFixes(path: string, { connection, isConfirmed }: ApplyOptions): Promise<Applied> {
  const journal = await readJournal(path);
  if (journal === undefined) throw new UsageError(`there is no journal ${path}; fix --apply has named it.`);
  checkSpace(journal.start, connection, `${path} is of`);
  const { size } = journal.entries;
  if (size === 0) return { outcome: nothing, journal: path };
  const outcome = await withEntryClient(connection, async (client) => {
    const question = `Write the old values of ${count(size, 'entry', 'entries')} to ${nameOf(connection)} as drafts?`;
    if (!(await confirm(question, isConfirmed))) return undefined;
    return keepingJournal(journal, { client, entries: size }, (writing) => undoEntries(journal, writing));
  });
  return { outcome, journal: path };
}

const nothing: Outcome = { written: [], same: [], refused: [], failure: undefined };

const nameOf = ({ space, environment }: Connection): string => `the space ${space} (${environment})`;

/** Throws where content is of another space than the one to write to. `what` begins the sentence. */
export function checkSpace(
  { space, environment }: Pick<Connection, 'space' | 'environment'>,
  connection: Connection,
  what: string,
): void {
  if (space === connection.space && environment === connection.environment) return;
  throw new UsageError(
    `${what} the space ${space} (${environment}), and CONTENTFUL_SPACE_ID and CONTENTFUL_ENVIRONMENT name ${connection.space} (${connection.environment}); nothing is written.`,
  );
}

async function keepingJournal(
  { path, start }: Pick<Journal, 'path' | 'start'>,
  { client, entries }: { readonly client: EntryClient; readonly entries: number },
  work: (writing: Writing) => Promise<Outcome>,
): Promise<Outcome> {
  const journal = openJournal(path, start);
  try {
    return await withSpinner('writing', (show) =>
      work({ client, journal, say: (number) => show(`writing entry ${number} of ${entries}`) }),
    );
  } finally {
    await journal.close();
  }
}
