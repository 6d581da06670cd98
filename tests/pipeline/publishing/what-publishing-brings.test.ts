import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../expect-linear.ts';
import fc from '../../fast-check.ts';
import { bringer } from '../../../pipeline/publishing/brought.ts';
import { publishableSpace, withPublished } from '../../../pipeline/publishing/publishable.ts';
import { whatPublishingBrings } from '../../../pipeline/publishing/what-publishing-brings.ts';
import { entry, howTo, text } from '../builders.ts';
import { entryLink, exportOf, hyperlink, type RawEntry, settings, states, toEntry } from '../documents.ts';

type State = keyof typeof states;

const inState = (item: RawEntry, state: State): RawEntry => ({
  ...item,
  sys: { ...item.sys, ...states[state] },
});

const inputOf = (entries: readonly RawEntry[]) => ({ exported: exportOf(entries), config: settings() });

/** What publishing brings, in short: the rules by item, each with the item that settles it. */
function brought(current: readonly RawEntry[], published: readonly RawEntry[]): Record<string, string[]> {
  const { items, joint } = whatPublishingBrings(inputOf(current), exportOf(published));
  return {
    ...Object.fromEntries(
      items.map(({ item, findings }) => [
        item.id,
        findings.map(({ diagnostic, settledBy }) =>
          [diagnostic.rule, diagnostic.entry?.id, settledBy && `with ${settledBy.id}`]
            .filter(Boolean)
            .join(' '),
        ),
      ]),
    ),
    ...(joint.length > 0 && {
      joint: joint.map(({ diagnostic, items: several }) =>
        [diagnostic.rule, ...several.map(({ id }) => id)].join(' '),
      ),
    }),
  };
}

/** As the delivery API gives it, without versions. */
const bare = ({ sys, fields }: RawEntry): RawEntry => {
  const { version: _none, publishedVersion: _neither, ...rest } = sys;
  return { sys: rest, fields };
};

const board = (anchor: string, state: State = 'published') => [
  howTo('board', 'Board', { howToSections: [entryLink('assign')] }),
  inState(
    entry('kbHowToSection', 'assign', { heading: 'Assign a job', anchor, content: text('Drag it.') }),
    state,
  ),
];
const linking = howTo('crews', 'Crews', {
  introduction: text(hyperlink('/how-to/board#assign', 'the board')),
});

describe('what publishing an entry brings [ED-5]', () => {
  test('a sound draft is ready, and a faulty one brings its findings', () => {
    const sound = howTo('sound', 'Sound', {}, 'draft');
    const faulty = howTo(
      'faulty',
      'Faulty',
      { introduction: text(hyperlink('/how-to/none', 'a page')) },
      'draft',
    );
    expect(brought([linking, ...board('assign'), sound, faulty], [linking, ...board('assign')])).toEqual({
      sound: [],
      faulty: ['links/broken-page faulty'],
    });
  });

  test('a changed anchor breaks the links of other pages', () => {
    expect(brought([linking, ...board('allot', 'changed')], [linking, ...board('assign')])).toEqual({
      assign: expect.arrayContaining(['links/broken-anchor crews']),
    });
  });

  test('a draft that another one leads to settles its finding', () => {
    const drafts = [
      howTo('first', 'First', { introduction: text(toEntry('second', 'the second')) }, 'draft'),
      howTo('second', 'Second', {}, 'draft'),
      howTo('third', 'Third', {}, 'draft'),
    ];
    expect(brought([linking, ...board('assign'), ...drafts], [linking, ...board('assign')])).toEqual({
      first: ['refs/draft-target first with second'],
      second: [],
      third: [],
    });
  });

  test('what two drafts bring only together is told of both', () => {
    const drafts = ['one', 'two', 'three'].map((id) =>
      howTo(id, id, { url: id === 'three' ? 'three' : 'same' }, 'draft'),
    );
    const { joint, one, two } = brought(
      [linking, ...board('assign'), ...drafts],
      [linking, ...board('assign')],
    );
    expect([one, two]).toEqual([[], []]);
    expect(joint).toContainEqual(expect.stringMatching(/^slugs\/duplicate (?:one two|two one)$/u));
  });

  test('a file without states is the published text, and an entry of it that is a draft now is changed by it', () => {
    expect(brought([linking, ...board('allot', 'changed')], [linking, ...board('assign')].map(bare))).toEqual(
      {
        assign: expect.arrayContaining(['links/broken-anchor crews']),
      },
    );
  });
});

/** Pages with a part each, all changed. */
const changedPages = (count: number): RawEntry[] =>
  Array.from({ length: count }, (_, index) => [
    howTo(`page${index}`, `Page ${index}`, { howToSections: [entryLink(`part${index}`)] }, 'changed'),
    inState(entry('kbHowToSection', `part${index}`, { heading: 'Before you begin' }), 'changed'),
  ]).flat();

test('many drafts take time in proportion to their number [ED-5]', () => {
  expectLinear(
    (count) => whatPublishingBrings(inputOf(changedPages(count)), exportOf(changedPages(count))),
    12,
  );
});

/** Pages that link to each other and to anchors of each other, in two versions of which the second is not published. */
const page = fc.record({
  state: fc.constantFrom<State>('draft', 'changed', 'published'),
  links: fc.array(fc.record({ to: fc.nat(7), hasAnchor: fc.boolean() }), { maxLength: 2 }),
  linksBefore: fc.array(fc.record({ to: fc.nat(7), hasAnchor: fc.boolean() }), { maxLength: 1 }),
  movesAnchor: fc.boolean(),
});

test('each item gets the findings that a build with it alone has [ED-5]', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 2, maxLength: 8 }), (pages) => {
      const entriesOf = (isBefore: boolean) =>
        pages.flatMap(({ state, links, linksBefore, movesAnchor }, index) => {
          if (isBefore && state === 'draft') return [];
          const all = (isBefore || state === 'published' ? linksBefore : links).map(({ to, hasAnchor }) =>
            hyperlink(`/how-to/page${to}${hasAnchor ? '#part' : ''}`, `page ${to}`),
          );
          const hasMoved = movesAnchor && !isBefore && state !== 'published';
          return [
            howTo(
              `page${index}`,
              `Page ${index}`,
              {
                howToSections: [entryLink(`part${index}`)],
                introduction: text('See ', ...all, '.'),
              },
              state,
            ),
            inState(
              entry('kbHowToSection', `part${index}`, {
                heading: `Part ${index}`,
                anchor: hasMoved ? 'moved' : 'part',
                content: text('Words.'),
              }),
              state,
            ),
          ];
        });
      const input = inputOf(entriesOf(false));
      const published = exportOf(entriesOf(true));
      const { items } = whatPublishingBrings(input, published);
      const space = publishableSpace(input.exported, published);
      const { bring } = bringer(input, space.published);
      const alone = space.unpublished.map((each) => ({
        id: each.id,
        keys: [...bring(withPublished(space, [each])).findings.values()].map(
          ({ fingerprint }) => fingerprint,
        ),
      }));
      const found = items.map(({ item, findings }) => ({
        id: item.id,
        keys: findings.map(({ diagnostic }) => diagnostic.fingerprint),
      }));
      const sorted = (all: typeof alone) => all.map(({ id, keys }) => ({ id, keys: keys.toSorted() }));
      expect(sorted(found)).toEqual(sorted(alone));
      for (const { item, findings } of items)
        for (const { diagnostic, settledBy } of findings) {
          if (settledBy === undefined) continue;
          const both = bring(withPublished(space, [item, settledBy])).findings;
          expect([...both.values()].map(({ fingerprint }) => fingerprint)).not.toContain(
            diagnostic.fingerprint,
          );
        }
    }),
    { numRuns: 8 },
  );
});
