import { markdownTable } from '../report/table.ts';
import type { SpaceFigures } from './measure-space.ts';

/** A row a space, and their sum. Spaces without an entry that looks like a page come last and count in no share. */
export function spacesTable(spaces: readonly SpaceFigures[]): string {
  const withPages = spaces.filter(({ pageEntries }) => pageEntries > 0);
  const others = spaces.filter(({ pageEntries }) => pageEntries === 0);
  return [
    markdownTable(head, [...withPages, ...others].map(row)),
    '',
    ...sums(withPages),
    ...[...withPages, ...others].filter(({ said }) => said !== '').map(failureOf),
  ].join('\n');
}

const head = ['space', 'types', 'entries', 'became', 'files', 'init', 'build', 'errors', 'warns', 'notes', 'words', 'on site']; // oxfmt-ignore

const row = (space: SpaceFigures): string[] => [
  space.name.slice(0, 48),
  String(space.pageTypes),
  String(space.pageEntries),
  String(space.becamePages),
  String(space.files),
  String(space.initExit),
  String(space.buildExit),
  String(space.errors),
  String(space.warnings),
  String(space.infos),
  String(space.words),
  share(space.foundWords, space.words),
];

function sums(spaces: readonly SpaceFigures[]): string[] {
  const total = (count: (space: SpaceFigures) => number) =>
    spaces.reduce((sum, each) => sum + count(each), 0);
  const enough = spaces.filter(({ foundWords, words }) => foundWords >= words * wanted);
  return [
    `${spaces.length} spaces with entries that look like pages: ${spaces.filter(({ buildExit }) => buildExit === 0).length} build with exit code 0`,
    `entries that became pages: ${total(({ becamePages }) => becamePages)} of ${total(({ pageEntries }) => pageEntries)}`,
    `words on the site: ${share(
      total(({ foundWords }) => foundWords),
      total(({ words }) => words),
    )} of all; ${enough.length} spaces have ${wanted * 100} of 100`,
  ];
}

/** Source: requirement MP-2. */
const wanted = 0.98;

const failureOf = ({ name, said, errorRules }: SpaceFigures): string => {
  const rules = Object.entries(errorRules).map(([rule, count]) => `${count} ${rule}`);
  return `${name}: ${rules.length > 0 ? rules.join(', ') : said}`;
};

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`;
