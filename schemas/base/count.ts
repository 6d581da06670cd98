const grouped = new Intl.NumberFormat('en-US');

/** `1 error`, `1,204 entries`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${grouped.format(number)} ${number === 1 ? one : many}`;
