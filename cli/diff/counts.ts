import type { Difference } from '../../schemas/report/difference.ts';
import { count } from '../../schemas/base/count.ts';
import { wordsIn } from './sizes.ts';

/** Numbers about one thing. */
export interface CountGroup {
  readonly title: string;
  readonly counts: readonly Count[];
}

interface Count {
  readonly number: number;
  /** The words after the number. */
  readonly one: string;
  readonly many: string;
  /** Its words below the title. */
  readonly short: string;
  readonly tone?: 'good' | 'bad';
}

/** The numbers that are not 0, each with its words. */
export const countsIn = (difference: Difference): string[] =>
  countGroups(difference).flatMap(({ counts }) =>
    counts.map(({ number, one, many }) => count(number, one, many)),
  );

/** The numbers that are not 0, by what they count. */
export const countGroups = (difference: Difference): CountGroup[] =>
  [
    { title: 'Entries', counts: entryCounts(difference) },
    { title: 'Words', counts: wordCounts(difference) },
    { title: 'Addresses', counts: addressCounts(difference) },
    { title: 'Around the texts', counts: otherCounts(difference) },
    { title: 'Findings', counts: findingCounts(difference) },
  ]
    .map(({ title, counts }) => ({ title, counts: counts.filter(({ number }) => number > 0) }))
    .filter(({ counts }) => counts.length > 0);

/** An entry that has changed in several locales counts once. */
const entryCounts = ({ entries: all }: Difference): Count[] => {
  const entries = [...new Map(all.map((each) => [`${each.change} ${each.id}`, each])).values()];
  return [
    counted(of(entries, 'added'), entryWords, { short: 'added', tone: 'good' }),
    counted(of(entries, 'removed'), entryWords, { short: 'removed', tone: 'bad' }),
    counted(of(entries, 'edited'), entryWords, { short: 'edited' }),
    counted(of(entries, 'state'), entryWords, { short: 'in another state' }),
  ];
};

function wordCounts({ entries }: Difference): Count[] {
  const { added, removed } = wordsIn(entries);
  return [
    counted(added, ['word', 'words'], { short: 'added', tone: 'good' }),
    counted(removed, ['word', 'words'], { short: 'removed', tone: 'bad' }),
  ];
}

function addressCounts({ addresses }: Difference): Count[] {
  const pages = addresses.filter(({ kind }) => kind !== 'anchor');
  const anchors = addresses.filter(({ kind }) => kind === 'anchor');
  return [
    counted(of(pages, 'gone'), addressWords, { short: 'gone', tone: 'bad' }),
    counted(of(pages, 'moved'), addressWords, { short: 'moved' }),
    { number: of(pages, 'new'), one: 'new address', many: 'new addresses', short: 'new', tone: 'good' },
    alike(of(anchors, 'gone'), ['anchor gone', 'anchors gone'], 'bad'),
    alike(of(anchors, 'moved'), ['anchor moved', 'anchors moved']),
    alike(of(anchors, 'new'), ['new anchor', 'new anchors'], 'good'),
  ];
}

const otherCounts = ({ moves, assets, redirects, contents, home, announcements }: Difference): Count[] => [
  alike(moves.length, ['part or link moved', 'parts or links moved']),
  alike(assets.length, ['asset changed', 'assets changed']),
  alike(redirects.length, ['redirect changed', 'redirects changed']),
  alike(contents.length, ['change in the contents tree', 'changes in the contents tree']),
  alike(home.length, ['section of the home page changed', 'sections of the home page changed']),
  alike(announcements.length, ['announcement changed', 'announcements changed']),
];

const findingCounts = ({ findings }: Difference): Count[] => [
  counted(findings?.came.length ?? 0, ['finding', 'findings'], { short: 'came', tone: 'bad' }),
  counted(findings?.went.length ?? 0, ['finding', 'findings'], { short: 'went', tone: 'good' }),
];

type Words = readonly [one: string, many: string];

const entryWords: Words = ['entry', 'entries'];
const addressWords: Words = ['address', 'addresses'];

/** `3 words added`; below the title `3 added`. */
const counted = (
  number: number,
  [one, many]: Words,
  { short, ...rest }: Pick<Count, 'short' | 'tone'>,
): Count => ({
  number,
  one: `${one} ${short}`,
  many: `${many} ${short}`,
  short,
  ...rest,
});

/** A count with the same words below the title. */
const alike = (number: number, [one, many]: Words, tone?: Count['tone']): Count => ({
  number,
  one,
  many,
  short: number === 1 ? one : many,
  ...(tone && { tone }),
});

const of = (all: readonly { readonly change: string }[], change: string): number =>
  all.filter((each) => each.change === change).length;
