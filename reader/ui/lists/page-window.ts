/** The pages around the current one, moved inwards at the ends. All count from 1. */
export function pageWindow(page: number, pageCount: number, most: number): readonly number[] {
  const size = Math.min(most, pageCount);
  const first = Math.max(1, Math.min(page - Math.floor(most / 2), pageCount - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}

/** The page that an address names: one that does not exist leads to the first. */
export function pageFrom(parameter: string | null, pageCount: number): number {
  const page = Number(parameter ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= pageCount ? page : 1;
}
