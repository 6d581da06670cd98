import { type LogItem, maxMessageCharacters, maxNameCharacters } from '../../../schemas/services/log.ts';
import type { LogEntry } from '../log.ts';

/** A log item as the service accepts it: bounded, and without a reader's own data. */
export function logItemOf(entry: LogEntry, id: string): LogItem {
  const { type, category, message, code, exception } = entry;
  const data = dataOf(entry.data);
  return {
    id,
    type,
    category: cut(category, maxNameCharacters),
    ...(code !== undefined && { code: codeOf(code) }),
    message: cleaned(message),
    ...(data !== undefined && { data }),
    ...(exception !== undefined && { exception: cleaned(describe(exception)) }),
  };
}

/** Cuts first, because removing secrets never makes a text longer. */
const cleaned = (text: string): string => withoutSecrets(cut(text, maxMessageCharacters));

const cut = (text: string, maxCharacters: number): string =>
  text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1)}…`;

const codeOf = (code: string | number): string | number =>
  typeof code === 'number' && Number.isFinite(code)
    ? code
    : withoutSecrets(cut(String(code), maxNameCharacters));

/** Undefined for data that is not JSON or too large. The message says enough. */
function dataOf(data: unknown): LogItem['data'] {
  try {
    const json = JSON.stringify(data, cleanedValue);
    return json === undefined || json.length > maxMessageCharacters
      ? undefined
      : (JSON.parse(json) as LogItem['data']); // JSON is all that parsing gives
  } catch {
    return undefined;
  }
}

const cleanedValue = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? cleaned(value) : value;

/** Some browsers leave the message out of the stack. */
function describe(exception: unknown): string {
  if (!(exception instanceof Error)) return String(exception);
  const { name, message, stack = '' } = exception;
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`;
}

/**
 * A text without queries and hashes of addresses, which can contain input, a case or a token, and without bare
 * tokens. Lines of a stack keep their numbers.
 */
const withoutSecrets = (text: string): string =>
  text
    .replaceAll(bearer, 'Bearer …')
    .replaceAll(signedToken, '…')
    .replaceAll(dataAddress, 'data:…')
    .replaceAll(address, (_, path: string, rest: string) => path + (lineNumbers.exec(rest)?.[0] ?? ''));

const bearer = /\bbearer\s+[\w.~+/=-]+/giu;

/** A JSON web token: three parts, the first of which begins a JSON object. */
const signedToken = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/gu;

const dataAddress = /\bdata:[\w/+.;=-]*,[^\s"'<>()]*/giu;

/** A path with or without its host, and the query and hash behind it. */
const address = /(\/[^\s"'<>()?#]*)([?#][^\s"'<>()]*)/gu;

const lineNumbers = /(?::\d+){1,2}$/u;
