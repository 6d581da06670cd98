import type { Dialect } from 'kysely';

/** A database of one kind: how it is spoken to, and what its errors mean. */
export interface Database {
  readonly dialect: Dialect;
  /** For people: `the file sent.db`, `the database at db.example.com:5432`. Nothing secret is in it. */
  readonly name: string;
  /** In words, without secrets. */
  readonly errorOf: (error: unknown) => Error;
}

/** Where what readers send is kept: a file, or the PostgreSQL database of an address. */
export type DatabaseLocation =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'server'; readonly address: string };
