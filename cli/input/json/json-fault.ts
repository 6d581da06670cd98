/** Blanks, then one token: punctuation, the quote of a string, or a number or word. Source: RFC 8259. */
const token = /[ \t\n\r]*(?:([{}[\],:])|(")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const blanks = /[ \t\n\r]*/uy;
/** A part of a string. One expression for all of it would need a deep stack where there are millions of escapes. */
const stringPart = /[^"\\\u0000-\u001f]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;
/** A word or an escape that the end of the text cuts off. */
const cutOff = /^(?:t|tr|tru|f|fa|fal|fals|n|nu|nul|-|\\|\\u[\da-fA-F]{0,3})$/u;

/** What may come next. `separator` is a comma or the end of what is open. */
type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'separator';

/** Where a text stops being JSON, from 1, and what stands there. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly found: string | undefined;
  /** A whole document ends before it, and another one begins here. */
  readonly isSecond?: boolean;
}

/** Node.js 20 gives no position. */
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

/** Whether a text is a whole document up to a position, at which another one begins. */
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

/** The position of the first character that cannot stand where it does; the text's length where there is too little. */
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

/** What may follow a token; undefined where the token itself may not stand. `open` holds the ends that are due. */
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
