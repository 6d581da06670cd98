import { CamelCasePlugin, Kysely, Migrator, sql } from 'kysely';
import { describeError } from '../../describe-error.ts';
import { UsageError } from '../../usage-error.ts';
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
  return {
    ...readerEvents(db, reportOnce),
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
