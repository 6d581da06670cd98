/** The range of a value in a JSON text; the end is exclusive. */
export interface ValueRange {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The range of the value at a path, in a text that is valid JSON. Undefined if it has none. */
export function rangeAt(text: string, path: readonly string[]): ValueRange | undefined {
  const start = afterBlanks(text, 0);
  let range: ValueRange | undefined = { key: '', start, end: endOfValue(text, start) };
  for (const step of path) range = range && membersIn(text, range.start).findLast(({ key }) => key === step);
  return range;
}

/** The members of the object or list that begins at a position. Those of a list have their places as keys. */
export function membersIn(text: string, start: number): readonly ValueRange[] {
  const members: ValueRange[] = [];
  if (text[start] !== '{' && text[start] !== '[') return members;
  let at = afterBlanks(text, start + 1);
  while (text[at] !== '}' && text[at] !== ']') {
    let key = String(members.length);
    if (text[start] === '{') {
      const end = endOfValue(text, at);
      key = String(JSON.parse(text.slice(at, end)));
      at = afterBlanks(text, afterBlanks(text, end) + 1);
    }
    const end = endOfValue(text, at);
    members.push({ key, start: at, end });
    at = afterBlanks(text, end);
    if (text[at] === ',') at = afterBlanks(text, at + 1);
  }
  return members;
}

function endOfValue(text: string, start: number): number {
  if (text[start] !== '{' && text[start] !== '[') return matchFrom(scalar, text, start);
  const last = membersIn(text, start).at(-1);
  return afterBlanks(text, last?.end ?? start + 1) + 1;
}

/** A string, a number or a word. */
const scalar = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/uy;
const blanks = /\s*/uy;

const afterBlanks = (text: string, from: number): number => matchFrom(blanks, text, from);

function matchFrom(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(text)?.[0].length ?? 0);
}
