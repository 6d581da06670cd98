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
  /** The number's words; of several where `s` does not make them. */
  readonly one: string;
  readonly many?: string;
  /** Its words below the title. */
  readonly short: string;
  readonly tone?: 'good' | 'bad';
}

/** The difference in numbers, each with its words; only what is there. */
export const countsIn = (difference: Difference): string[] =>
  countGroups(difference).flatMap(({ counts }) =>
    counts.map(({ number, one, many }) => count(number, one, many)),
  );

export function countGroups(difference: Difference): CountGroup[] {
  const { entries, assets, moves, addresses, redirects, contents, home, announcements, findings } =
    difference;
  const pages = addresses.filter(({ kind }) => kind !== 'anchor');
  const anchors = addresses.filter(({ kind }) => kind === 'anchor');
  const words = wordsIn(entries);
  const groups: readonly CountGroup[] = [
    {
      title: 'Entries',
      counts: [
        {
          number: of(entries, 'added'),
          one: 'entry added',
          many: 'entries added',
          short: 'added',
          tone: 'good',
        },
        {
          number: of(entries, 'removed'),
          one: 'entry removed',
          many: 'entries removed',
          short: 'removed',
          tone: 'bad',
        },
        { number: of(entries, 'edited'), one: 'entry edited', many: 'entries edited', short: 'edited' },
        {
          number: of(entries, 'state'),
          one: 'entry in another state',
          many: 'entries in another state',
          short: 'in another state',
        },
      ],
    },
    {
      title: 'Words',
      counts: [
        { number: words.added, one: 'word added', many: 'words added', short: 'added', tone: 'good' },
        { number: words.removed, one: 'word removed', many: 'words removed', short: 'removed', tone: 'bad' },
      ],
    },
    {
      title: 'Addresses',
      counts: [
        {
          number: of(pages, 'gone'),
          one: 'address gone',
          many: 'addresses gone',
          short: 'gone',
          tone: 'bad',
        },
        { number: of(pages, 'moved'), one: 'address moved', many: 'addresses moved', short: 'moved' },
        { number: of(pages, 'new'), one: 'new address', many: 'new addresses', short: 'new', tone: 'good' },
        alike(of(anchors, 'gone'), 'anchor gone', 'anchors gone', 'bad'),
        alike(of(anchors, 'moved'), 'anchor moved', 'anchors moved'),
        alike(of(anchors, 'new'), 'new anchor', 'new anchors', 'good'),
      ],
    },
    {
      title: 'Around the texts',
      counts: [
        alike(moves.length, 'part or link moved', 'parts or links moved'),
        alike(assets.length, 'asset changed', 'assets changed'),
        alike(redirects.length, 'redirect changed', 'redirects changed'),
        alike(contents.length, 'change in the contents tree', 'changes in the contents tree'),
        alike(home.length, 'section of the home page changed', 'sections of the home page changed'),
        alike(announcements.length, 'announcement changed', 'announcements changed'),
      ],
    },
    {
      title: 'Findings',
      counts: [
        {
          number: findings?.came.length ?? 0,
          one: 'finding came',
          many: 'findings came',
          short: 'came',
          tone: 'bad',
        },
        {
          number: findings?.went.length ?? 0,
          one: 'finding went',
          many: 'findings went',
          short: 'went',
          tone: 'good',
        },
      ],
    },
  ];
  return groups
    .map(({ title, counts }) => ({ title, counts: counts.filter(({ number }) => number > 0) }))
    .filter(({ counts }) => counts.length > 0);
}

/** With the same words below a title. */
const alike = (number: number, one: string, many: string, tone?: Count['tone']): Count => ({
  number,
  one,
  many,
  short: number === 1 ? one : many,
  ...(tone && { tone }),
});

const of = (all: readonly { readonly change: string }[], ...changes: readonly string[]) =>
  all.filter(({ change }) => changes.includes(change)).length;
