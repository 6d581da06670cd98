import { escape } from '../reporters/escape.ts';
import { UsageError } from '../usage-error.ts';
import { findJsonFault, type JsonFault } from './json-fault.ts';

/** Parses JSON; a fault is a sentence with its line and column. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson(name, findJsonFault(text));
  }
}

export function notJson(name: string, { line, column, found }: JsonFault): UsageError {
  const fault = found === undefined ? 'the text ends too early' : `"${escape(found)}" cannot stand here`;
  return new UsageError(`${name} is not JSON: at line ${line}, column ${column}, ${fault}.`);
}
