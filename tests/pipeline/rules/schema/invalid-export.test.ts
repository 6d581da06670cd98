import { expect, test } from 'vitest';
import { findingsOf, howTo } from '../../builders.ts';

const fault = (pointer: string, message: string) => ({
  rule: 'schema/invalid-export',
  source: { file: 'export', pointer },
  message: `The export cannot be used as it is: ${message}.`,
});

test('an export without entries is an error [PL-1]', () => {
  expect(findingsOf([])).toEqual([fault('/entries', 'it holds no entries')]);
});

test('locales that fall back in a circle are an error', () => {
  const locales = [
    { code: 'en-US', default: true, fallbackCode: 'de' },
    { code: 'de', fallbackCode: 'en-US' },
  ];
  expect(findingsOf([howTo('board', 'Dispatch board')], { parts: { locales } })).toEqual([
    fault(
      '/locales/0/fallbackCode',
      'the locales en-US > de > en-US fall back in a circle; each of them is asked once',
    ),
  ]);
});

test('a locale that the space does not have is an error', () => {
  expect(findingsOf([howTo('board', 'Dispatch board')], { config: { locale: 'fr' } })).toEqual([
    fault('/locales', 'the locale fr is not one of its locales (en-US); it is read in en-US'),
  ]);
});

test('an export with entries in its locale is no finding', () => {
  expect(findingsOf([howTo('board', 'Dispatch board')])).toEqual([]);
});

test('an entry without a content type is an error; an odd space of it is none', () => {
  const none = { sys: { id: 'none', type: 'Entry' }, fields: {} };
  const board = howTo('board', 'Dispatch board');
  const odd = { ...board, sys: { ...board.sys, space: null, environment: 7 } };
  expect(findingsOf([odd as never, none as never])).toEqual([
    fault('/entries/1', 'the entry none has no valid "sys.contentType": it is missing'),
  ]);
});

test.each(['.', '..'])('an entry whose id is %j, which names a folder, is an error', (id) => {
  expect(findingsOf([howTo('board', 'Dispatch board'), howTo(id, 'Dots')])).toEqual([
    fault('/entries/1', 'it has no valid "sys.id"'),
  ]);
});
