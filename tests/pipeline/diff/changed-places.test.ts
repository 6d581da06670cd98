import { expect, test } from 'vitest';
import { changedPlaces } from '../../../pipeline/diff/changed-places.ts';
import { entryLink } from '../documents.ts';
import { doc, embedded, p } from '../documents.ts';
import { baseSpace } from './base-space.ts';
import { checked, setting } from './compare.ts';

const places = (edit: ReturnType<typeof setting>) =>
  Object.fromEntries(changedPlaces(checked(baseSpace).graph, checked(edit(baseSpace)).graph));

test('a block that came has a place on the new side alone', () => {
  expect(places(setting('crews', { introduction: doc(p('First.'), ...introduction('crews')) }))).toEqual({
    crews: { before: [], after: [{ entry: 'crews', field: ['introduction'], path: '/content/0' }] },
  });
});

test('a part is told on every page that shows it, the cell of a table by its row and column', () => {
  const before = setting('crews', { wantToLearnMore: doc(embedded('tip'), embedded('sizes')) })(
    shared('board'),
  );
  const after = setting('tip', { content: doc(p('Use the mouse.')) })(
    setting('sizes', {
      data: [
        ['Crew', 'People'],
        ['North', 'Five'],
      ],
    })(before),
  );
  const changed = [
    { entry: 'tip', field: ['content'], path: '/content/0' },
    { entry: 'sizes', field: ['data', 1, 1] },
  ];
  expect(Object.fromEntries(changedPlaces(checked(before).graph, checked(after).graph))).toEqual({
    board: { before: changed, after: changed },
    crews: { before: changed, after: changed },
  });
});

test('what only stands elsewhere on a page is no changed block', () => {
  expect(places(setting('board', { howToSections: [entryLink('print'), entryLink('assign')] }))).toEqual({});
});

const introduction = (id: string): readonly unknown[] => {
  const fields = baseSpace.find(({ sys }) => sys.id === id)?.fields as Readonly<
    Record<string, { readonly 'en-US': { readonly content: readonly unknown[] } }>
  >;
  return fields['introduction']?.['en-US'].content ?? [];
};

const shared = (id: string) =>
  setting(id, { wantToLearnMore: doc(embedded('tip'), embedded('sizes')) })(baseSpace);
