/**
 * How many cells the tables of a Markdown text have at most. Parsers fill the rows of a table up to the width of its head, so that
 * a few thousand characters can make a million cells: a text is looked at before it is parsed.
 */
export function tableCells(markdown: string): number {
  let cells = 0;
  let columns = 0;
  for (const line of markdown.split(/\r\n?|\n/u)) {
    if (blank.test(line)) columns = 0;
    else if (delimiters.test(line) && line.includes('-')) columns = Math.max(columns, line.split('|').length);
    cells += columns;
  }
  return cells;
}

/** Also within a quote. */
const blank = /^[\t >]*$/u;

/** The line below a table's head, or a line that looks like one. */
const delimiters = /^[\t >|:-]+$/u;
