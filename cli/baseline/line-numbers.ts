/** The tokens: a string, a line end, punctuation, a number or a word. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[\n{}[\],:]|[^\s"{}[\],:]+/gu;

/** The depth of items in a document with one list. */
const inList = 2;

/** The line of each item, from 1, in valid JSON whose only list is a member of its object. */
export function lineNumbers(text: string): number[] {
  const starts: number[] = [];
  let line = 1;
  let depth = 0;
  let isItemDue = false;
  for (const [found] of text.matchAll(token)) {
    if (found === '\n') {
      line += 1;
      continue;
    }
    if (isItemDue && found !== ']') starts.push(line);
    if (found === '{' || found === '[') depth += 1;
    if (found === '}' || found === ']') depth -= 1;
    isItemDue = depth === inList && (found === '[' || found === ',');
  }
  return starts;
}
