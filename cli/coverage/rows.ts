import { type LocaleCoverage, percentOf, type Tally } from '../../pipeline/coverage.ts';

/** A row of the table: a content type, or all of them. */
export interface Row {
  readonly name: string;
  readonly pages: string;
  readonly words: string;
  readonly percent: string;
}

export const columns = ['Content type', 'Pages', 'Words', 'Translated'] as const;

/** The rows of a locale, the total last. */
export const rowsOf = (locale: LocaleCoverage): Row[] => [
  ...locale.types.map((each) => rowOf(each.type, each)),
  rowOf('All', locale),
];

const grouped = new Intl.NumberFormat('en-US');
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1 });

const rowOf = (name: string, tally: Tally): Row => ({
  name,
  pages: tally.pages === 0 ? '' : shareOf(tally.translatedPages, tally.pages),
  words: shareOf(tally.translatedWords, tally.words),
  percent: `${exact.format(percentOf(tally))} %`,
});

const shareOf = (part: number, whole: number): string =>
  `${grouped.format(part)} of ${grouped.format(whole)}`;
