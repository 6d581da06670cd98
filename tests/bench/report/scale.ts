/** Places a value between two pixels by its logarithm; the bounds are powers of ten around all values. */
export interface Scale {
  readonly place: (value: number) => number;
  readonly ticks: readonly number[];
}

export function logScale(values: readonly number[], from: number, to: number): Scale {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.max(Math.ceil(Math.log10(Math.max(...values))), least + 1);
  const place = (value: number): number =>
    Math.round((from + ((Math.log10(value) - least) / (most - least)) * (to - from)) * 10) / 10;
  const ticks = Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index));
  return { place, ticks };
}
