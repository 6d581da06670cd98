import { describe, expect, test } from 'vitest';
import type { AssetId } from '../../../schemas/base/ids.ts';
import { decoded, doc, type Found, id, p, rawAsset, type RawEntry, rawEntry } from '../documents.ts';

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
    deletedEntries: new Set(),
    deletedAssets: new Set(),
    types: new Map(),
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
  [{ sys: { id: '../../etc/passwd' } }, 'sys.id'],
  [{ sys: { id: 'a\ud800' } }, 'sys.id'],
])('the item %j is reported and passed over', (raw, where) => {
  const { space, found } = decoded([term('a'), raw]);
  expect([...space.entries.keys()]).toEqual(['a']);
  expect(found).toEqual([
    {
      rule: 'schema/invalid-export',
      at: { source: { file: 'export', pointer: '/entries/1' } },
      detail: { fault: `it has no valid "${where}"` },
      target: '/entries/1',
    },
  ]);
});

test.each([
  [{ fields: [] }, '"fields": it is a list of 0 items'],
  [{ fields: [{}, {}] }, '"fields": it is a list of 2 items'],
  [{ fields: null }, '"fields": it is null'],
  [{ fields: 'words' }, '"fields": it is the text "words"'],
  [{ sys: { id: 'x', version: '3' } }, '"sys.version": it is the text "3"'],
])('an item with an id is named where it cannot be read: %j', (raw, fault) => {
  const item = { sys: { id: 'x' }, ...raw };
  const { found } = decoded([term('a'), item], { parts: { assets: [item] } });
  expect(found.map(({ detail }) => detail)).toEqual([
    { fault: `the entry x has no valid ${fault}` },
    { fault: `the asset x has no valid ${fault}` },
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

test('locales in a circle are reported, and the default is built', () => {
  const locales = [
    { code: 'en-US', default: true, fallbackCode: 'de' },
    { code: 'de', fallbackCode: 'en-US' },
  ];
  const { space, found } = decoded([term('a')], { parts: { locales } });
  expect(space.locale).toBe('en-US');
  expect(found).toMatchObject([
    { detail: { fault: 'the locales en-US > de > en-US fall back in a circle; each of them is asked once' } },
  ]);
});

test('a locale that cannot be read is named', () => {
  const locales = [{ code: 'en-US', default: true }, { code: 'de', default: 'no' }, { name: 'French' }];
  const { found } = decoded([term('a')], { parts: { locales } });
  expect(found).toMatchObject([
    { detail: { fault: 'the locale de has no valid "default": it is the text "no"' } },
    { detail: { fault: 'it has no valid "code"' } },
  ]);
});

const inLocale = (code: string, entry: string, fields: readonly string[]) => ({
  ...term(entry),
  fields: Object.fromEntries(fields.map((field) => [field, { [code]: 'Words' }])),
});

describe('an export without locales', () => {
  const german = ['a', 'b', 'c'].map((entry) => inLocale('de', entry, ['term', 'anchor']));
  const french = inLocale('fr-CA', 'd', ['term']);
  const parts = { locales: [] };

  test('is read in the locale of most values, and that is said once', () => {
    const { space, found, values } = decoded([french, ...german], { parts });
    expect([space.locale, space.defaultLocale]).toEqual(['de', 'de']);
    expect(values('a')).toEqual({ term: 'Words', anchor: 'Words' });
    expect(found).toEqual([
      {
        rule: 'schema/invalid-export',
        at: { source: { file: 'export', pointer: '/locales' } },
        detail: {
          fault: 'it lists no locales, and no value is in en-US; it is read in de, as most values are',
        },
        target: '/locales',
      },
      {
        rule: 'schema/missing-field',
        at: { entry: 'd', field: ['term'] },
        detail: { field: 'term', locale: 'de', others: ['fr-CA'] },
      },
    ]);
  });

  test('is read in the locale that the configuration names, without a word', () => {
    const { space, found } = decoded(german, { parts, config: { locale: 'de' } });
    expect([space.locale, found]).toEqual(['de', []]);
  });

  test('is read in en-US where a value is in it, or none is in any', () => {
    const english = inLocale('en-US', 'e', ['term']);
    expect(decoded([...german, english], { parts }).space.locale).toBe('en-US');
    const flat = { ...term('f'), fields: { term: 'Words', anchor: { sys: { id: 'x' } } } };
    const { space, found } = decoded([flat], { parts });
    expect(space.locale).toBe('en-US');
    expect(found).toMatchObject([
      { rule: 'schema/invalid-export', at: { source: { pointer: '/entries' } } },
      {},
    ]);
  });

  test('is read so after a locale that cannot be read, too', () => {
    const { space } = decoded(german, { parts: { locales: [{ name: 'German' }] } });
    expect(space.locale).toBe('de');
  });
});

const bare = (raw: RawEntry, locale?: string): RawEntry => ({
  sys: { ...raw.sys, ...(locale && { locale }) },
  fields: Object.fromEntries(
    Object.entries(raw.fields).map(([field, value]) => [field, (value as { 'en-US': unknown })['en-US']]),
  ),
});

const faultsOf = (found: readonly Found[]) =>
  found.map(({ rule, at, detail }) => [rule, 'source' in at && at.source.pointer, detail]);

describe('values without locales, as the delivery API gives them [PL-1]', () => {
  const sla = rawEntry('kbTerm', 'a', { term: 'SLA', definition: doc(p('Words.')) });

  test('are one finding, and are read as those of the locale', () => {
    const { space, found, values } = decoded([bare(sla), bare(term('b'))], {
      parts: { assets: [bare(rawAsset('photo'))] },
    });
    expect(faultsOf(found)).toEqual([
      [
        'schema/invalid-export',
        '/entries',
        {
          fault:
            'all 2 entries and its only asset have values without locales, as the delivery API gives them; they are read in en-US',
        },
      ],
    ]);
    expect(values('a')).toMatchObject({ term: 'SLA', definition: { format: 'document' } });
    expect(space.assets.get('photo' as AssetId)?.file?.fileName).toBe('photo.png');
  });

  test('of a few items are named', () => {
    const { found, values } = decoded([sla, bare(term('b')), bare(term('c'))]);
    expect(faultsOf(found)).toEqual([
      [
        'schema/invalid-export',
        '/entries',
        {
          fault:
            '2 of its 3 entries (b and c) have values without locales, as the delivery API gives them; they are read in en-US',
        },
      ],
    ]);
    expect(values('b')).toEqual({ term: 'b' });
  });

  test('are read in the locale that the entries name where the export lists none', () => {
    const { space, found, values } = decoded([bare(term('a'), 'de')], { parts: { locales: [] } });
    expect([space.locale, values('a'), found.length]).toEqual(['de', { term: 'a' }, 2]);
  });
});

const ofType = (raw: RawEntry, type: string): RawEntry => ({ ...raw, sys: { ...raw.sys, type } });

test('what is deleted is left out, which is said once with its count [PL-1]', () => {
  const deleted = ['b', 'c', 'c'].map((gone) => ofType(rawEntry('', gone), 'DeletedEntry'));
  const { space, found } = decoded([term('a'), ...deleted], {
    parts: { assets: [ofType(rawAsset('photo'), 'DeletedAsset')] },
  });
  expect([[...space.entries.keys()], [...space.deletedEntries], [...space.deletedAssets]]).toEqual([
    ['a'],
    ['b', 'c'],
    ['photo'],
  ]);
  expect(faultsOf(found)).toEqual([['schema/deleted', '/entries', { entries: 2, assets: 1 }]]);
});

test('what is no entry at all is named once for each kind, and left out [PL-1]', () => {
  const { space, found } = decoded([
    term('a'),
    ofType(rawEntry('', 'kbTerm'), 'ContentType'),
    { sys: { id: 'kbFaq', type: 'ContentType' }, fields: [] },
    rawAsset('photo'),
  ]);
  expect([...space.entries.keys()]).toEqual(['a']);
  expect(faultsOf(found)).toEqual([
    [
      'schema/invalid-export',
      '/entries/1',
      {
        fault:
          'kbTerm and kbFaq are listed in its "entries" with the sys.type "ContentType", which is not "Entry"; they are left out',
      },
    ],
    [
      'schema/invalid-export',
      '/entries/3',
      {
        fault:
          'photo is listed in its "entries" with the sys.type "Asset", which is not "Entry"; it is left out',
      },
    ],
  ]);
});

test('the space and the environment are those of the entries', () => {
  const { space } = decoded([term('a')]);
  expect([space.id, space.environment]).toEqual(['space1', 'master']);
});
