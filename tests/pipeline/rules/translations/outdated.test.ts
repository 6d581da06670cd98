import { describe, expect, test } from 'vitest';
import { Queries } from '../../../../pipeline/queries/store.ts';
import type { TranslationLock } from '../../../../pipeline/translation-lock.ts';
import { inAllLocales } from '../../../../pipeline/translations.ts';
import { howTo, text } from '../../builders.ts';
import type { RawEntry } from '../../documents.ts';
import { inThreeLocales, locked } from '../../locked.ts';
import { translated } from '../../translated.ts';

const add = (english: string, spanish = 'Agregar'): RawEntry =>
  translated(howTo('add', english, { introduction: text('A profile first.') }), {
    'es-MX': { title: spanish, introduction: text('Primero, un perfil.') },
    de: { introduction: text('Zuerst ein Profil.') },
  });

const outdated = (
  entries: readonly RawEntry[],
  lock: TranslationLock | undefined,
  queries?: Queries,
): string[] =>
  inAllLocales({ ...inThreeLocales(entries, lock), queries })
    .diagnostics.filter(({ rule }) => rule === 'translations/outdated')
    .map(({ locale, entry, field = [], message }) => [locale, entry?.id, ...field, message].join(' '));

const found = [
  'es-MX add title The field "title" in es-MX was translated from an older text in en-US, which has changed since 2026-03-09.',
];

const same = (english: string) =>
  translated(howTo('add', english), { 'es-MX': { title: 'Mobile' }, de: { title: 'Mobile' } });

const isSpanish = ({ locale }: { readonly locale: string }) => locale === 'es-MX';

const before = locked([add('Add')]);

describe('a translation', () => {
  test('whose source has changed is found, in its locale and field alone [ML-5]', () => {
    expect(outdated([add('Add people')], before)).toEqual(found);
  });

  test.each([
    ['is as its source is', add('Add'), before],
    ['has changed too', add('Add people', 'Agregar personas'), before],
    ['is accepted', add('Add people'), locked([add('Add people')], { before, accepts: () => true })],
    ['whose source has changed back', add('Add'), locked([add('Add people')], { before })],
    ['is not in the lock', add('Add people'), locked([howTo('other', 'Other')])],
    ['has no lock', add('Add people'), undefined],
  ])('that %s is left alone', (_what, entry, lock) => {
    expect(outdated([entry], lock)).toEqual([]);
  });

  test('is found by the line of its own locale, also where another has the same words', () => {
    const lock = locked([same('Mobile 2')], { before: locked([same('Mobile')]), accepts: isSpanish });
    expect(outdated([same('Mobile 2')], lock).map((line) => line.split(' ')[0])).toEqual(['de']);
  });

  test('is found in a later run of a process, with another source or another lock', () => {
    const queries = new Queries();
    expect(outdated([add('Add')], before, queries)).toEqual([]);
    expect(outdated([add('Add people')], before, queries)).toEqual(found);
    const accepted = locked([add('Add people')], { before, accepts: () => true });
    expect(outdated([add('Add people')], accepted, queries)).toEqual([]);
    expect(outdated([add('Add people')], structuredClone(before), queries)).toEqual(found);
  });
});
