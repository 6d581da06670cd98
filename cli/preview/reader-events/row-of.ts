import { randomBytes } from 'node:crypto';
import type { Stored } from './event-kinds.ts';

let made = 0;

/** A row of a table, with an id that sorts what came in the same millisecond. */
export function rowOf<Row extends object>(sent: Row): Row & Stored {
  made += 1;
  const id = `${String(made).padStart(9, '0')}-${randomBytes(6).toString('hex')}`;
  const storable = Object.entries(sent).map(([name, value]) => [name, cleaned(value)]);
  return { ...(Object.fromEntries(storable) as Row), id, sentAt: new Date().toISOString() }; // the same names
}

/** Databases refuse NUL and halves of characters. */
const cleaned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;
