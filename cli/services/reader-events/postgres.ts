import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { SourceError, UnreachedError } from '../../source/source-error.ts';
import { UsageError } from '../../usage-error.ts';
import type { Database } from './database.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';

const connectTimeoutMs = 5000;
const statementTimeoutMs = 10_000;
const maxConnections = 5;

/** Opens a PostgreSQL database. Its URL is a secret: only host and port are printed. */
export function postgres(address: string): Database {
  const name = `the database at ${hostOf(address)}`;
  const pool = new pg.Pool({
    connectionString: address,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'fieldbook',
    allowExitOnIdle: true,
  });
  // a connection may break, idle or between two queries; the next query opens another
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), name, pool, errorOf: (error) => describe(error, name) };
}

function hostOf(address: string): string {
  const url = parseUrl(address);
  if (url === undefined || !/^postgres(?:ql)?:$/u.test(url.protocol) || url.hostname === '')
    throw new UsageError(
      'DATABASE_URL does not hold an address such as postgres://user:password@localhost:5432/fieldbook.',
    );
  return `${url.hostname}:${url.port === '' ? '5432' : url.port}`;
}

/** What may be over a moment later. Source: PostgreSQL, "Error Codes"; Node.js, "Common system errors". */
const unreached: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'cannot be reached: nothing listens there',
  ENOTFOUND: 'cannot be reached: there is no such host',
  EAI_AGAIN: 'cannot be reached: there is no such host',
  ETIMEDOUT: 'cannot be reached: it does not answer',
  EHOSTUNREACH: 'cannot be reached',
  ECONNRESET: 'has closed the connection',
  '53300': 'has no connection left',
  '57P01': 'is starting up or shutting down',
  '57P03': 'is starting up or shutting down',
};

const refused: Readonly<Record<string, string>> = {
  '28P01': 'does not accept the user and the password of DATABASE_URL',
  '28000': 'does not accept the user of DATABASE_URL',
  '3D000': 'has no database with the name in DATABASE_URL',
  '42501': 'does not let the user of DATABASE_URL do this',
};

/** What the client says without a code. */
const withoutCode: readonly (readonly [words: RegExp, code: string])[] = [
  [/timeout/iu, 'ETIMEDOUT'],
  [/terminated unexpectedly/iu, 'ECONNRESET'],
];

function describe(error: unknown, name: string): Error {
  if (error instanceof UsageError) return error;
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  const [, said = ''] = withoutCode.find(([words]) => words.test(message)) ?? [];
  const passing = unreached[code] ?? unreached[said];
  if (passing !== undefined) return new UnreachedError(`${name} ${passing}.`);
  return new SourceError(`${name} ${refused[code] ?? `cannot be used${code === '' ? '' : ` (${code})`}`}.`);
}
