import { type Coverage, type LocaleCoverage, percentOf, type Tally } from '../../pipeline/coverage.ts';
import { count } from '../../schemas/base/count.ts';

/** The heads of the columns. Names stand to the left, numbers to the right. */
export const columnsOf = ({ hasLock }: Coverage): string[] => [
  'Content type',
  'Pages',
  'Words',
  ...(hasLock ? ['Outdated'] : []),
  'Translated',
];

/** The cells of a locale: a row for each content type, and one for all of them. */
export const rowsOf = (locale: LocaleCoverage, coverage: Coverage): string[][] => [
  ...locale.types.map((each) => rowOf(each.type, each, coverage)),
  rowOf('All', locale, coverage),
];

const grouped = new Intl.NumberFormat('en-US');
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1 });

const rowOf = (name: string, tally: Tally, { hasLock }: Coverage): string[] => [
  name,
  tally.pages === 0 ? '' : shareOf(tally.translatedPages, tally.pages),
  shareOf(tally.translatedWords, tally.words),
  ...(hasLock ? [outdatedOf(tally)] : []),
  `${exact.format(percentOf(tally))} %`,
];

/** `2 pages, 31 words`; of parts, which have no page, the words alone. */
const outdatedOf = ({ pages, outdatedPages, outdatedWords }: Tally): string =>
  [...(pages === 0 ? [] : [count(outdatedPages, 'page')]), count(outdatedWords, 'word')].join(', ');

const shareOf = (part: number, whole: number): string =>
  `${grouped.format(part)} of ${grouped.format(whole)}`;
