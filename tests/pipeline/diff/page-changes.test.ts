import { expect, test } from 'vitest';
import { pageChanges } from '../../../pipeline/diff/page-changes.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { doc, embedded, entryLink, p, type RawEntry } from '../documents.ts';
import { baseSpace } from './base-space.ts';
import { checked, setting, without } from './compare.ts';

type Edit = (items: readonly RawEntry[]) => readonly RawEntry[];

/** A page's changes in short: `edited crews introduction /content/0 -Old +new`. */
function changesOn(page: string, edit: Edit, from: Edit = (items) => items) {
  const base = from(baseSpace);
  const [before, after] = [base, edit(base)].map((items) => {
    const { graph } = checked(items);
    return { graph, shows: graph.pages.get(page as EntryId)?.shows ?? new Set<EntryId>() };
  });
  if (before === undefined || after === undefined) throw new Error('a page has two sides');
  const changes = pageChanges(before, after);
  const told = (side: 'before' | 'after') =>
    changes[side].map(({ change, entry, field = [], path = '', runs }) => {
      const words = runs.flatMap((run) =>
        run.change === 'added' ? `+${run.text}` : run.change === 'removed' ? `-${run.text}` : [],
      );
      return [change, entry, field.join('.'), path, ...words].filter((part) => part !== '').join(' ');
    });
  return { before: told('before'), after: told('after') };
}

test('an added block has a location on the new side alone', () => {
  const edit = setting('crews', { introduction: doc(p('First.'), ...introduction('crews')) });
  expect(changesOn('crews', edit)).toEqual({
    before: [],
    after: ['added crews introduction /content/0 +First.'],
  });
});

const editParts: Edit = (items) =>
  setting('tip', { content: doc(p('Use the mouse.')) })(
    setting('sizes', {
      data: [
        ['Crew', 'People'],
        ['North', 'Five'],
      ],
    })(items),
  );

test('a part is listed on every page that shows it, a cell of a table by its row and column', () => {
  const changed = ['edited tip content /content/0 -keyboard +mouse', 'edited sizes data.1.1 -Four +Five'];
  for (const page of ['board', 'crews']) {
    const from: Edit = setting(page, { wantToLearnMore: doc(embedded('tip'), embedded('sizes')) });
    expect(changesOn(page, editParts, from)).toEqual({ before: changed, after: changed });
  }
});

test('an entry that only one side of a page shows is listed as a whole', () => {
  expect(changesOn('board', setting('board', { howToSections: [entryLink('assign')] }))).toEqual({
    before: ['removed print'],
    after: [],
  });
  expect(changesOn('board', setting('board', { relatedContent: [] }))).toMatchObject({
    after: ['edited board relatedContent -Plan crews, Send invoices'],
  });
  expect(changesOn('board', without('print'))).toMatchObject({ before: ['removed print'] });
});

test('a value is listed with its words, a switch with both of its states, an order as moved', () => {
  const edit = setting('board', {
    title: 'The dispatch board',
    displayToc: false,
    howToSections: [entryLink('print'), entryLink('assign')],
  });
  const changed = [
    expect.stringMatching(/^edited board title .*\+The/u),
    'moved board howToSections',
    'edited board displayToc -true +false',
  ];
  const { before, after } = changesOn('board', edit);
  expect(after).toEqual(expect.arrayContaining(changed));
  expect(before).toEqual(after);
});

test('a page that one side lacks has no changes there', () => {
  expect(changesOn('crews', without('crews')).after).toEqual([]);
});

test('a page that is the same has none', () => {
  expect(changesOn('crews', setting('tip', { name: 'Another name' }))).toEqual({ before: [], after: [] });
});

const introduction = (id: string): readonly unknown[] => {
  const fields = baseSpace.find(({ sys }) => sys.id === id)?.fields as Readonly<
    Record<string, { readonly 'en-US': { readonly content: readonly unknown[] } }>
  >;
  return fields['introduction']?.['en-US'].content ?? [];
};
