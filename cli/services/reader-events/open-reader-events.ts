import { CamelCasePlugin, Kysely, Migrator, sql } from 'kysely';
import { describeError } from '../../describe-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { ChatSessions } from '../chat/chat-sessions.ts';
import type { Database, DatabaseLocation } from './database.ts';
import { migrations } from './migrations.ts';
import { type ReaderEvents, readerEvents } from './reader-events.ts';
import type { Tables } from './event-kinds.ts';

export interface OpenReaderEvents extends ReaderEvents, Pick<Database, 'name' | 'pool'> {
  /** Why the database does not answer, in words. Undefined if it does. */
  readonly whyUnreached: () => Promise<string | undefined>;
}

/** Opens the database and migrates it. Throws a sentence if it cannot be opened. */
export async function openReaderEvents(
  location: DatabaseLocation,
  report: (sentence: string) => void = console.error,
): Promise<OpenReaderEvents> {
  const database = await openDatabase(location);
  const db = new Kysely<Tables>({ dialect: database.dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db, database);
  } catch (error) {
    await db.destroy().catch(() => undefined); // it may not be open
    throw database.errorOf(error);
  }
  let reported: string | undefined;
  const reportOnce = (error: unknown) => {
    const sentence = describeError(database.errorOf(error));
    if (sentence !== reported) report(`What readers send is not kept: ${sentence}`);
    reported = sentence;
  };
  const events = readerEvents(db, reportOnce);
  return {
    ...events,
    sessions: (now) => inWords(events.sessions(now), database),
    name: database.name,
    ...(database.pool && { pool: database.pool }),
    async whyUnreached() {
      try {
        await sql`select 1`.execute(db);
        return undefined;
      } catch (error) {
        return describeError(database.errorOf(error));
      }
    },
  };
}

/** The same sessions, whose errors are sentences. */
function inWords(sessions: ChatSessions, { errorOf }: Database): ChatSessions {
  const worded =
    <Given extends readonly unknown[], Value>(act: (...given: Given) => Promise<Value>) =>
    (...given: Given): Promise<Value> =>
      act(...given).catch((error: unknown) => {
        throw errorOf(error);
      });
  return {
    open: worded(sessions.open),
    find: worded(sessions.find),
    change: worded(sessions.change),
    forget: worded(sessions.forget),
  };
}

/** Loads the library of the database on demand. */
async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.kind === 'server') return (await import('./postgres.ts')).postgres(location.address);
  return (await import('./embedded-file.ts')).embeddedFile(location.path);
}

async function migrate(db: Kysely<Tables>, { name }: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new UsageError(
      `${name} was written by a newer version of Fieldbook; use that one, or name another place with --data.`,
    );
  throw error;
}
