/**
 * The columns of a table's body, counted from 0, in which every cell is a number, an amount or a percentage. The first column is never one of
 * them, because it names the rows. Neither is a column without a number.
 */
export function numericColumns(body: readonly (readonly string[])[]): number[] {
  const [first = []] = body;
  return [...first.keys()].filter((column) => {
    const words = body.map((cells) => cells[column]?.trim() ?? '');
    return column > 0 && words.every((word) => numeric.test(word)) && words.some((word) => /\d/u.test(word));
  });
}

/** `1,200.50`, `$12`, `−3 %`, `EUR 7`; a dash or nothing where there is none. Dates, times, versions and telephone numbers are no numbers. */
const numeric =
  /^(?:[-–—]?|[+−-]?(?:\p{Sc}|[A-Z]{3})?\s?[+−-]?(?:\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]\d+)?\s?(?:%|\p{Sc}|[A-Z]{3})?)$/u;
