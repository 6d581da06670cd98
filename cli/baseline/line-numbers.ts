/** The tokens: a string, a line end, punctuation, a number or a word. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[\n{}[\],:]|[^\s"{}[\],:]+/gu;

/** In valid JSON, the line of each item, from 1, in all lists that are a member of this name. */
export function lineNumbers(text: string, member: string): number[] {
  const starts: number[] = [];
  /** The lists and objects around the token: a list has its name, everything else none. */
  const open: (string | undefined)[] = [];
  const quoted = JSON.stringify(member);
  let line = 1;
  let last = '';
  let name: string | undefined;
  let isItemDue = false;
  for (const [found] of text.matchAll(token)) {
    if (found === '\n') {
      line += 1;
      continue;
    }
    if (isItemDue && found !== ']') starts.push(line);
    if (found === ':') name = last;
    if (found === '{') open.push(undefined);
    if (found === '[') open.push(last === ':' ? name : undefined);
    if (found === '}' || found === ']') open.pop();
    isItemDue = open.at(-1) === quoted && (found === '[' || found === ',');
    last = found;
  }
  return starts;
}
