import { expect, test } from 'vitest';
import { withPlanned } from '../../../../../cli/source/live/future/with-planned.ts';
import { exportOf, rawAsset, rawEntry } from '../../../../pipeline/documents.ts';

test('publishes items, in the locales that the release names, and leaves what it unpublishes as a draft [ED-5]', () => {
  const before = exportOf([rawEntry('kbHowTo', 'one'), rawEntry('kbHowTo', 'two')], {
    assets: [rawAsset('map')],
  });
  const edited = {
    ...rawEntry('kbHowTo', 'three', {}, { version: 7, publishedVersion: undefined }),
    fields: { title: { 'en-US': 'Three', de: 'Drei' } },
  };
  const { entries, assets } = withPlanned(
    before,
    [
      { kind: 'Entry', id: 'two', action: 'publish' },
      { kind: 'Entry', id: 'two', action: 'unpublish' },
      { kind: 'Entry', id: 'three', action: 'publish', locales: ['de'] },
      { kind: 'Asset', id: 'map', action: 'unpublish' },
      { kind: 'Entry', id: 'gone', action: 'publish' },
    ],
    new Map([
      ['Entry two', before.entries[1]],
      ['Entry three', edited],
    ]),
  );
  const states = [...entries, ...assets].map((item) => {
    const { sys, fields } = item as ReturnType<typeof rawEntry>;
    return [sys.id, sys['publishedVersion'] !== undefined, fields['title']];
  });
  expect(states).toEqual([
    ['one', true, undefined],
    ['two', false, undefined],
    ['three', true, { de: 'Drei' }],
    ['map', false, { 'en-US': 'Picture map' }],
  ]);
});
