import type { Dialect } from 'kysely';
import type { Pool } from 'pg';

/** A kind of database: its dialect, and its errors in words. */
export interface Database {
  readonly dialect: Dialect;
  /** Its name for people, without secrets: `sent.db`, `the database at db.example.com:5432`. */
  readonly name: string;
  /** The connections to a server. Undefined for a file, which one process uses. */
  readonly pool?: Pool;
  /** The error in words, without secrets. */
  readonly errorOf: (error: unknown) => Error;
}

/** Where reader events are stored: a file, or a PostgreSQL database. */
export type DatabaseLocation =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'server'; readonly address: string };
