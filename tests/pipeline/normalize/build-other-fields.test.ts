import { expect, test } from 'vitest';
import { build } from '../../../pipeline/build.ts';
import { wordsOf } from '../../../pipeline/emit/words.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import type { ContentNode, OtherFieldOfNode } from '../../../schemas/bundle/node.ts';
import {
  assetLink,
  built,
  doc,
  embedded,
  embeddedInline,
  entryLink,
  exportOf,
  h,
  linked,
  p,
  type RawEntry,
  rawAsset,
  rawEntry,
  settings,
  id,
} from '../documents.ts';
import { howTo } from '../builders.ts';

/** A how-to whose introduction shows an entry, with what is written of it. */
const pageOf = (shown: unknown, ...others: readonly RawEntry[]) =>
  built([howTo('page', 'Page', { introduction: doc(shown) }), ...others], {
    parts: { assets: [rawAsset('photo')] },
  });

/** Title, and name, kind and value of each field; of other entries the same. */
const brief = (node: ContentNode): unknown =>
  node.type === 'otherEntry'
    ? [node.fields.title, ...node.fields.values.map((field) => [field.name, field.kind, valueOf(field)])]
    : node.type === 'relatedContent'
      ? node.fields.article?.url
      : node.type;

function valueOf(field: OtherFieldOfNode): unknown {
  if (field.kind === 'entries') return field.value.map(brief);
  if (field.kind === 'assets') return field.value.map((asset) => asset.id);
  return field.kind === 'richText' || field.kind === 'code' ? JSON.stringify(field.value) : field.value;
}

const cardsIn = (made: ReturnType<typeof pageOf>): readonly ContentNode[] =>
  JSON.parse(JSON.stringify(made.article('page').node), (_key, value: { data?: { node?: unknown } } | null) =>
    value?.data?.node === undefined ? value : value.data.node,
  ).fields.introduction.children;

test('an embedded entry of a type without a mapping is shown with its fields [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', {
    title: 'Crane',
    weight: 7,
    picture: assetLink('photo'),
    lost: assetLink('gone'),
    rows: [{ part: 'Bolt', torque: 90 }, { part: 'Nut' }],
    raw: { deep: [1] },
  });
  expect(cardsIn(pageOf(embedded('crane'), machine)).map(brief)).toEqual([
    [
      'Crane',
      ['Weight', 'number', 7],
      ['Picture', 'assets', ['photo']],
      [
        'Rows',
        'table',
        [
          ['Bolt', '90'],
          ['Nut', ''],
        ],
      ],
      ['Raw', 'code', expect.stringContaining('deep')],
    ],
  ]);
});

/** An entry with one word of its own, and the entries that it refers to. */
const holder = (name: string, ...next: readonly string[]) =>
  rawEntry('holder', name, { title: name, note: 'Words', next: next.map(entryLink) });

/** The same as its card. */
const card = (title: string, ...next: readonly unknown[]) => [
  title,
  ['Note', 'text', 'Words'],
  ...(next.length === 0 ? [] : [['Next', 'entries', next]]),
];

test('entries within are cards too, and a cycle ends [MP-7]', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const round = names.map((name, index) => holder(name, names[index + 1] ?? 'a'));
  expect(cardsIn(pageOf(embedded('a'), ...round)).map(brief)).toEqual([
    card('a', card('b', card('c', card('d', card('e'))))),
  ]);
  expect(cardsIn(pageOf(embedded('z'), holder('z', 'z'))).map(brief)).toEqual([card('z')]);
});

/** The cards of entries that stand below three others. */
const belowThree = (ids: readonly string[], ...entries: readonly RawEntry[]) =>
  cardsIn(pageOf(embedded('a'), holder('a', 'b'), holder('b', 'c'), holder('c', ...ids), ...entries)).map(
    brief,
  );

test('below three cards an entry shows its fields once, then its title [MP-7]', () => {
  expect(belowThree(['d', 'e'], holder('d', 'f'), holder('e', 'f'), holder('f'))).toEqual([
    card('a', card('b', card('c', card('d', card('f')), card('e', ['f'])))),
  ]);
});

test('below three cards a page shows the fields of two hundred entries [MP-7]', () => {
  const ids = Array.from({ length: 202 }, (_, index) => `m${index}`);
  const shown = ids.map((name, index) => (index < 200 ? card(name) : [name]));
  expect(belowThree(ids, ...ids.map((name) => holder(name)))).toEqual([
    card('a', card('b', card('c', ...shown))),
  ]);
});

test('a chain of entries shows the fields of twenty, and is no fault [MP-7]', () => {
  const chain = Array.from({ length: 60 }, (_, index) => holder(`n${index}`, `n${index + 1}`));
  const made = pageOf(embedded('n0'), ...chain);
  expect(JSON.stringify(made.article('page').node).match(/"name":"Note"|"title":"n\d+"/gu)).toHaveLength(41);
  expect(made.diagnostics.map(({ rule }) => rule)).not.toContain('refs/page-limit');
});

test('an entry with a page of its own is a link within a card, and no cycle [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', { title: 'Crane', guide: entryLink('page') });
  const made = pageOf(embedded('crane'), machine);
  expect(cardsIn(made).map(brief)).toEqual([['Crane', ['Guide', 'entries', ['/how-to/page']]]]);
  expect(made.diagnostics.map(({ rule }) => rule)).not.toContain('refs/cycle');
});

test('headings in its texts are places of the page [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', {
    title: 'Crane',
    text: doc(h(2, 'Before you start'), p('Lock it.')),
  });
  const { contents } = pageOf(embedded('crane'), machine).article('page');
  expect(contents.map((item) => [item.id, item.title])).toEqual([['before-you-start', 'Before you start']]);
});

test('a list of parts shows it whatever types the list takes, and nothing is wrong with that [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', { title: 'Crane', weight: 7 });
  const page = howTo('page', 'Page', {
    howToSections: [entryLink('crane')],
    spotlightBoxes: [entryLink('crane')],
  });
  const made = built([page, machine]);
  const { node } = made.article('page');
  expect(node.type === 'kbHowTo' && node.fields.howToSections.map(brief)).toEqual([
    ['Crane', ['Weight', 'number', 7]],
  ]);
  expect(made.diagnostics.map(({ rule }) => rule)).toEqual(
    ['schema/unknown-type', 'refs/duplicate'].filter((rule) =>
      made.diagnostics.some((found) => found.rule === rule),
    ),
  );
});

test('in place of an entry that only names something it shows nothing', () => {
  const box = rawEntry('spotlightBox', 'box', {
    description: doc(p('Mind it.')),
    spotlightBoxType: entryLink('crane'),
  });
  const machine = rawEntry('machine', 'crane', { title: 'Crane', weight: 7 });
  const [node] = cardsIn(pageOf(embedded('box'), box, machine));
  expect(node?.type === 'spotlightBox' && node.fields.spotlightBoxType).toBe(undefined);
});

test('in a line of text it is one word of it [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', { title: 'Crane', weight: 7 });
  const text = JSON.stringify(
    pageOf(p('The ', embeddedInline('crane'), ' lifts.'), machine).article('page').node,
  );
  expect(text).toContain('"inline":true');
});

test('its words are found by the search in the order of the page [MP-7]', () => {
  const machine = rawEntry('machine', 'crane', { title: 'Crane', note: 'Galvanised', tools: ['Wrench'] });
  expect(wordsOf(pageOf(embedded('crane'), machine).article('page').node).prose).toBe(
    'Crane · Galvanised Wrench',
  );
});

test('a type that is switched off shows nothing [MP-6]', () => {
  const machine = rawEntry('machine', 'crane', { title: 'Crane', weight: 7 });
  const page = howTo('page', 'Page', { introduction: doc(p('Words.'), embedded('crane')) });
  const text = JSON.stringify(
    built([page, machine], { config: { contentTypes: { machine: false } } }).article('page'),
  );
  expect(text).not.toContain('Crane');
});

test('an entry that no page shows is none of the cards, and its links are not asked about [MP-9]', () => {
  const machine = rawEntry('machine', 'crane', {
    title: 'Crane',
    text: 'See [this](/how-to/gone).\n\nMore.',
  });
  const { graph } = linked([howTo('page', 'Page'), machine]);
  expect(graph.pagesOf.get(id('crane'))).toBe(undefined);
  const rules = built([howTo('page', 'Page'), machine]).diagnostics.map(({ rule }) => rule);
  expect(rules).not.toContain('links/broken-page');
});

const spaceWith = (note: string, next: string) =>
  exportOf([
    howTo('page', 'Page', { introduction: doc(embedded('crane')) }),
    rawEntry('machine', 'crane', { title: 'Crane', text: `## ${note}\n\nWords.`, next: entryLink(next) }),
    rawEntry('machine', 'hook', { title: 'Hook', weight: 7 }),
    rawEntry('machine', 'rope', { title: 'Rope', weight: 8 }),
  ]);

test('after an edit of such an entry a later run writes what a first one does [MP-7]', () => {
  const config = settings();
  const queries = new Queries();
  const textsOf = (exported: ReturnType<typeof spaceWith>, kept?: typeof queries) =>
    build({ exported, config, ...(kept && { queries: kept }) }).files.map(({ name, text }) => [name, text]);
  for (const space of [spaceWith('One', 'hook'), spaceWith('Two', 'hook'), spaceWith('Two', 'rope')]) {
    expect(textsOf(space, queries)).toEqual(textsOf(space));
  }
});
