import { escape } from '../reporters/escape.ts';
import { UsageError } from '../usage-error.ts';
import { findJsonFault } from './json-fault.ts';

/** Parses JSON; a fault is a sentence with its line and column. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const { line, column, found } = findJsonFault(text);
    const fault = found === undefined ? 'the text ends too early' : `"${escape(found)}" cannot stand here`;
    throw new UsageError(`${name} is not JSON: at line ${line}, column ${column}, ${fault}.`);
  }
}
