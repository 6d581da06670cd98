import { CamelCasePlugin, Kysely, Migrator } from 'kysely';
import { describeError } from '../../describe-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { Database, Place } from './database.ts';
import { migrations } from './migrations.ts';
import { type ReadersSent, readersSent } from './readers-sent.ts';
import type { Tables } from './sent.ts';

export interface OpenReadersSent extends ReadersSent {
  readonly name: string;
}

/** Opens the database and brings it to its newest shape; what does not open ends the command with a sentence. */
export async function openReadersSent(
  place: Place,
  tell: (sentence: string) => void = console.error,
): Promise<OpenReadersSent> {
  const database = await databaseAt(place);
  const db = new Kysely<Tables>({ dialect: database.dialect, plugins: [new CamelCasePlugin()] });
  try {
    await migrate(db, database);
  } catch (error) {
    await db.destroy().catch(() => undefined); // it did not open: there is nothing to close
    throw database.errorOf(error);
  }
  let told: string | undefined;
  const tellOnce = (error: unknown) => {
    const sentence = describeError(database.errorOf(error));
    if (sentence !== told) tell(`What readers send is not kept: ${sentence}`);
    told = sentence;
  };
  return { ...readersSent(db, tellOnce), name: database.name };
}

/** Each kind of database brings its library, which is loaded only where it is used. */
async function databaseAt(place: Place): Promise<Database> {
  if (place.kind === 'server') return (await import('./postgres.ts')).postgres(place.address);
  return (await import('./embedded-file.ts')).embeddedFile(place.path);
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
