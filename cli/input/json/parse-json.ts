import { escape } from '../../reporters/text/escape.ts';
import { UsageError } from '../../usage-error.ts';
import { findJsonFault, type JsonFault } from './json-fault.ts';

/** Parses JSON; a fault is a sentence with its line and column. */
export function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw notJson(name, findJsonFault(text));
  }
}

export function notJson(name: string, { line, column, found, isSecond }: JsonFault): UsageError {
  const fault = found === undefined ? 'the text ends too early' : `"${escape(found)}" cannot stand here`;
  const second = isSecond
    ? ' A second document begins there: the file must hold one JSON document, not several in a row or one a line.'
    : '';
  return new UsageError(`${name} is not JSON: at line ${line}, column ${column}, ${fault}.${second}`);
}
