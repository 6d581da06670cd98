import { describe, expect, test } from 'vitest';
import { build } from '../../../pipeline/build.ts';
import { Queries } from '../../../pipeline/queries/store.ts';
import { inputsByLocale } from '../../../pipeline/translations.ts';
import { howTo, text } from '../builders.ts';
import { exportOf, type RawEntry, settings, toEntry } from '../documents.ts';
import { threeLocales, translated } from '../translated.ts';

const locales = ['en-US', 'es-MX', 'de'];
const config = settings({ siteUrl: 'https://help.example.com', locales });

const add = translated(howTo('add', 'Add', { introduction: text('Add one.') }), {
  'es-MX': { title: 'Agregar', url: 'agregar', introduction: text('Agregue uno.') },
  de: { title: 'Hinzufügen', url: 'hinzufuegen', introduction: text('Einen hinzufügen.') },
});
const linking = translated(howTo('linking', 'Link', { introduction: text(toEntry('add', 'See')) }), {
  'es-MX': { title: 'Enlazar', url: 'enlazar', introduction: text(toEntry('add', 'Vea')) },
  de: { title: 'Verweisen', url: 'verweisen', introduction: text(toEntry('add', 'Siehe')) },
});
/** In Spanish the English texts stand in; in German there is no page. */
const remove = howTo('remove', 'Remove', { introduction: text('Remove one.') });
const other = translated(howTo('other', 'Other'), {
  'es-MX': { title: 'Otro', url: 'otro' },
  de: { title: 'Anderes', url: 'anderes' },
});
const exported = exportOf([add, linking, remove, other], { locales: threeLocales });

/** The entries for which a run after an edit asks a query again, in each locale. */
function askedAgain(query: 'article' | 'findings', id: string, values: Parameters<typeof translated>[1]) {
  const queries = new Queries();
  const run = (entries: unknown[]) => {
    for (const input of inputsByLocale({ exported: { ...exported, entries }, config, queries })) build(input);
    return locales.map((locale) => new Map(queries.inLocale(locale).kept.get(query)));
  };
  const before = run(exported.entries);
  const entries = exported.entries as readonly RawEntry[];
  const after = run(entries.map((each) => (each.sys.id === id ? translated(each, values) : each)));
  return after.map((kept, at) =>
    [...kept].flatMap(([key, value]) => (before[at]?.get(key) === value ? [] : key)),
  );
}

const changed = ['add', 'linking'];

describe('after an edit, a build in several locales asks again [ML-7]', () => {
  test.each(locales)('about the entry and what links it alone, where its text in %s is another', (locale) => {
    for (const query of ['article', 'findings'] as const) {
      const again = askedAgain(query, 'add', { [locale]: { introduction: text('Another.') } });
      expect(again).toEqual([changed, changed, changed]);
    }
  });

  test('about a text that stands in, where it does', () => {
    const values = { 'en-US': { introduction: text('Remove two.') } };
    expect(askedAgain('article', 'remove', values)).toEqual([['remove'], ['remove'], []]);
  });

  test('about a page that has another address in one of them', () => {
    expect(askedAgain('article', 'add', { de: { url: 'neu' } })).toEqual([changed, changed, changed]);
  });
});
