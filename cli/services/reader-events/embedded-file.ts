import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import Libsql from 'libsql';
import { SqliteDialect } from 'kysely';
import { describeSystemFailure } from '../../system-failure.ts';
import { UsageError } from '../../usage-error.ts';
import type { Database } from './database.ts';

/** Another preview of the project may write at the same time. */
const busyTimeoutMs = 2000;

/** A SQLite database in a file, which is created if it is missing. */
export async function embeddedFile(path: string): Promise<Database> {
  const errorOf = (error: unknown): Error => describe(error, path);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = new Libsql(path, { timeout: busyTimeoutMs });
    // a power cut loses nothing that was acknowledged
    file.exec('pragma journal_mode = wal; pragma synchronous = full');
    const dialect = new SqliteDialect({ database: file });
    return { dialect, name: path, errorOf };
  } catch (error) {
    throw errorOf(error);
  }
}

/** Source: SQLite, "Result and Error Codes". */
const reasons: Readonly<Record<string, string>> = {
  SQLITE_NOTADB: 'is damaged, or not a database',
  SQLITE_CORRUPT: 'is damaged',
  SQLITE_BUSY: 'is in use by another program',
  SQLITE_READONLY: 'cannot be written',
  SQLITE_FULL: 'cannot be written: the disk is full',
  SQLITE_IOERR: 'cannot be read or written',
  SQLITE_CANTOPEN: 'cannot be opened',
};

function describe(error: unknown, path: string): Error {
  if (error instanceof UsageError || describeSystemFailure(error) !== undefined) return error as Error; // has a sentence already
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  const known = Object.keys(reasons).find((each) => code.startsWith(each));
  const reason = message.includes('ConnectionFailed') ? reasons['SQLITE_CANTOPEN'] : reasons[known ?? ''];
  return new UsageError(`${path} ${reason ?? `cannot be used: ${message}`}; name another file with --data.`);
}
