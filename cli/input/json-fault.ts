/** Blanks, then one token: punctuation, a string, or a number or word. Source: RFC 8259. */
const token =
  /[ \t\n\r]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;
const blanks = /[ \t\n\r]*/uy;

/** What may come next. `separator` is a comma or the end of what is open. */
type Expectation = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'separator';

/** Where a text stops being JSON, from 1, and what stands there. Node.js 20 gives no position. */
export function findJsonFault(text: string): { line: number; column: number; found: string | undefined } {
  const open: string[] = [];
  let expected: Expectation | undefined = 'value';
  let position = 0;
  while (expected !== undefined) {
    token.lastIndex = position;
    const match = token.exec(text);
    expected =
      match === null ? undefined : afterToken(match[1] ?? (match[2] ? 'string' : 'scalar'), expected, open);
    if (expected !== undefined) position = token.lastIndex;
  }
  blanks.lastIndex = position;
  const at = position + (blanks.exec(text)?.[0].length ?? 0);
  const lines = text.slice(0, at).split(/\r\n|\n|\r/u);
  const character = text.codePointAt(at);
  return {
    line: lines.length,
    column: (lines.at(-1)?.length ?? 0) + 1,
    found: character === undefined ? undefined : String.fromCodePoint(character),
  };
}

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
