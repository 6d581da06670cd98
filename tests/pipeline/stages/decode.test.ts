import { expect, test } from 'vitest';
import { decoded, id, rawAsset, rawEntry } from '../documents.ts';

const term = (entry: string, sys = {}) => rawEntry('kbTerm', entry, { term: entry }, sys);

const idsOf = (...raws: string[]) => [...decoded(raws.map((raw) => term(raw))).space.entries.keys()];

test('entries stand in the order of their ids, whatever the order of the export [PL-4]', () => {
  expect(idsOf('b', 'a10', 'B', 'a9')).toEqual(['B', 'a10', 'a9', 'b']);
  expect(idsOf('a9', 'B', 'b', 'a10')).toEqual(['B', 'a10', 'a9', 'b']);
});

test('an empty export is reported', () => {
  const { space, found } = decoded([]);
  expect(space).toEqual({
    id: 'local',
    environment: 'master',
    locale: 'en-US',
    defaultLocale: 'en-US',
    entries: new Map(),
    assets: new Map(),
  });
  expect(found).toEqual([
    {
      rule: 'schema/invalid-export',
      at: { source: { file: 'export', pointer: '/entries' } },
      detail: { fault: 'it holds no entries' },
      target: '/entries',
    },
  ]);
});

test.each([
  [null, 'sys'],
  [7, 'sys'],
  [{}, 'sys'],
  [{ sys: {} }, 'sys.id'],
  [{ sys: { id: '' } }, 'sys.id'],
  [{ sys: { id: 'a' }, fields: [] }, 'fields'],
  [{ sys: { id: '../../etc/passwd' } }, 'sys.id'],
  [{ sys: { id: 'a\ud800' } }, 'sys.id'],
])('the item %j is reported and passed over', (raw, where) => {
  const { space, found } = decoded([term('a'), raw]);
  expect([...space.entries.keys()]).toEqual(['a']);
  expect(found).toEqual([
    {
      rule: 'schema/invalid-export',
      at: { source: { file: 'export', pointer: '/entries/1' } },
      detail: { fault: `it has no sound "${where}"` },
      target: '/entries/1',
    },
  ]);
});

test('of two entries with one id the first is kept', () => {
  const { found, values } = decoded([
    rawEntry('kbTerm', 'a', { term: 'First' }),
    rawEntry('kbTerm', 'a', { term: 'Second' }),
  ]);
  expect(values('a')).toEqual({ term: 'First' });
  expect(found).toEqual([
    { rule: 'schema/duplicate-id', at: { entry: 'a' }, detail: { pointer: '/entries/1' }, target: 'a' },
  ]);
});

test('an entry and an asset may have the same id', () => {
  const { space, found } = decoded([term('a')], { parts: { assets: [rawAsset('a')] } });
  expect(found).toEqual([]);
  expect([space.entries.has(id('a')), space.assets.has('a' as never)]).toEqual([true, true]);
});

test('ids that objects inherit are ordinary ids', () => {
  const ids = ['__proto__', 'constructor', 'toString'];
  const { space, found } = decoded(ids.map((raw) => term(raw)));
  expect([...space.entries.keys()]).toEqual(ids);
  expect(found).toEqual([]);
});

test('a locale that the space has not is reported, and the default is built', () => {
  const { space, found } = decoded([term('a')], { config: { locale: 'es' } });
  expect(space.locale).toBe('en-US');
  expect(found).toMatchObject([{ rule: 'schema/invalid-export', at: { source: { pointer: '/locales' } } }]);
});

test('locales in a circle are reported, and the default is built without fallbacks', () => {
  const locales = [
    { code: 'en-US', default: true, fallbackCode: 'de' },
    { code: 'de', fallbackCode: 'en-US' },
  ];
  const { space, found } = decoded([term('a')], { parts: { locales } });
  expect(space.locale).toBe('en-US');
  expect(found).toMatchObject([
    { detail: { fault: 'the locales en-US > de > en-US fall back in a circle' } },
  ]);
});

test('the space and the environment are those of the entries', () => {
  const { space } = decoded([term('a')]);
  expect([space.id, space.environment]).toEqual(['space1', 'master']);
});
