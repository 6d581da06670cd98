/** A string, a line end, a sign of JSON, or a number or word. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[\n{}[\],:]|[^\s"{}[\],:]+/gu;

/** The depth within the list of a document that holds one list. */
const inList = 2;

/** The line, from 1, on which each item begins in a sound JSON text whose one list stands directly in its object. */
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
