/** White space and one token: punctuation, a quote, a number or a word. Source: RFC 8259. */
const token = /[ \t\n\r]*(?:([{}[\],:])|(")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const blanks = /[ \t\n\r]*/uy;
/** A part of a string. One regular expression for a whole string would overflow the stack with millions of escapes. */
const stringPart = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
/** A word or an escape that is cut off at the end of the text. */
const cutOff = /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\\|\\u[\da-fA-F]{0,3})$/u;

/** What the parser expects. `separator` is a comma or a closing bracket. */
type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'separator';

/** The first place where a text is not JSON, from 1, and what is there. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly found: string | undefined;
  /** A second document begins here. */
  readonly isSecond?: boolean;
}

/** Node.js 20 gives no position for some errors. */
export function findJsonFault(text: string): JsonFault {
  const at = endOfSense(text);
  const lines = text.slice(0, at).split(/\r\n|\n|\r/u);
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    found: characterAt(text, at),
    ...(isSecondAt(text, at) && { isSecond: true }),
  };
}

/** Whether a text is a whole document up to a position, with more after it. */
export const isSecondAt = (text: string, at: number): boolean =>
  (text[at] === '{' || text[at] === '[') && isJson(text.slice(0, at));

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function characterAt(text: string, at: number): string | undefined {
  const character = text.codePointAt(at);
  return character === undefined ? undefined : String.fromCodePoint(character);
}

/** The position of the first invalid character, or the length of a text that is cut off. */
export function endOfSense(text: string): number {
  const open: string[] = [];
  let expected: Expectation | undefined = 'value';
  let position = 0;
  while (expected !== undefined) {
    token.lastIndex = position;
    const match = token.exec(text);
    if (match === null) break;
    const [, sign, quote] = match;
    expected = afterToken(sign ?? (quote ? 'string' : 'scalar'), expected, open);
    if (expected === undefined) break;
    position = token.lastIndex;
    if (quote === undefined) continue;
    position = endOfStringParts(text, position);
    if (text[position] !== '"') return cutOffAt(text, position);
    position += 1;
  }
  blanks.lastIndex = position;
  return cutOffAt(text, position + (blanks.exec(text)?.[0].length ?? 0));
}

function endOfStringParts(text: string, start: number): number {
  let end = start;
  stringPart.lastIndex = start;
  while (stringPart.test(text)) end = stringPart.lastIndex;
  return end;
}

const cutOffAt = (text: string, at: number): number =>
  cutOff.test(text.slice(at, at + 7)) ? text.length : at;

/** What may follow a token. Undefined if the token is not allowed. `open` has the expected closing brackets. */
function afterToken(kind: string, expected: Expectation, open: string[]): Expectation | undefined {
  if (expected === 'colon') return kind === ':' ? 'value' : undefined;
  if (expected.startsWith('key') && kind === 'string') return 'colon';
  if (expected.startsWith('value')) {
    if (kind === 'string' || kind === 'scalar') return 'separator';
    if (kind === '{' || kind === '[') {
      open.push(kind === '{' ? '}' : ']');
      return kind === '{' ? 'key or end' : 'value or end';
    }
  }
  const mayEnd = expected === 'separator' || expected.endsWith('or end');
  if (mayEnd && kind === open.at(-1)) {
    open.pop();
    return 'separator';
  }
  if (expected === 'separator' && kind === ',' && open.length > 0)
    return open.at(-1) === '}' ? 'key' : 'value';
  return undefined;
}
