import { describe, expect, test } from 'vitest';
import { entry, howTo, text } from './builders.ts';
import { locked, updated } from './locked.ts';
import type { RawEntry } from './documents.ts';
import { translated } from './translated.ts';

const add = (english: string, spanish = 'Agregar'): RawEntry =>
  translated(howTo('add', english, { introduction: text('A profile first.') }), {
    'es-MX': { title: spanish, introduction: text('Primero, un perfil.') },
    de: { title: 'Hinzufügen' },
  });

const isGerman = ({ locale }: { readonly locale: string }) => locale === 'de';

/** The texts of a lock without their digests. */
const placesIn = (lock: ReturnType<typeof locked>) =>
  lock.texts.map(({ entry: id, field, locale }) => `${id} ${field} ${locale}`);

describe('a lock of translations [ML-5]', () => {
  test('has a line for each text with a translation, sorted', () => {
    const section = translated(entry('kbHowToSection', 'a-section', { heading: 'Set skills' }), {
      'es-MX': { heading: 'Defina aptitudes' },
    });
    const lock = locked([add('Add'), section, howTo('other', 'Other')]);
    expect(lock).toMatchObject({ version: 1, space: 'space1', source: 'en-US' });
    expect(placesIn(lock)).toEqual([
      'a-section heading es-MX',
      'add introduction es-MX',
      'add title de',
      'add title es-MX',
    ]);
    expect(lock.texts.at(-1)).toEqual({
      entry: 'add',
      field: 'title',
      locale: 'es-MX',
      source: expect.stringMatching(/^[\da-f]{16}$/u) as string,
      translation: expect.stringMatching(/^[\da-f]{16}$/u) as string,
      date: '2026-03-09',
    });
  });

  test('stays as it is while the content does, and where the source alone has changed', () => {
    const before = locked([add('Add')]);
    expect(locked([add('Add')], { before })).toEqual(before);
    const { lock, outdated } = updated([add('Add people')], { before });
    expect(lock).toEqual(before);
    expect(outdated.map(({ field, locale }) => `${field} ${locale}`)).toEqual(['title es-MX', 'title de']);
  });

  test('takes the source anew where the translation has changed, and keeps the other lines', () => {
    const before = locked([add('Add')]);
    const { lock, ...counts } = updated([add('Add people', 'Agregar personas')], { before });
    const now = locked([add('Add people', 'Agregar personas')]);
    expect(lock.texts).toEqual([...before.texts.slice(0, 2), now.texts[2]]);
    expect(counts).toMatchObject({ added: 0, changed: 1, removed: 0, accepted: [] });
  });

  test('takes the source anew where the translation is accepted', () => {
    const before = locked([add('Add')]);
    const { lock, accepted, outdated, changed } = updated([add('Add people')], { before, accepts: isGerman });
    expect(lock.texts).toEqual([before.texts[0], locked([add('Add people')]).texts[1], before.texts[2]]);
    expect([accepted.length, outdated.length, changed]).toEqual([1, 1, 0]);
  });

  test('loses the lines of entries and translations that are gone', () => {
    const before = locked([add('Add'), translated(howTo('old', 'Old'), { 'es-MX': { title: 'Viejo' } })]);
    const german = translated(howTo('add', 'Add'), { de: { title: 'Hinzufügen' } });
    const { lock, removed } = updated([german], { before });
    expect([placesIn(lock), removed]).toEqual([['add title de'], 3]);
  });

  test('of one locale leaves the lines of the others', () => {
    const before = locked([add('Add')]);
    const { lock } = updated([add('Add people')], { before, accepts: () => true, locale: 'es-MX' });
    expect(lock.texts.map((each) => before.texts.includes(each))).toEqual([true, true, false]);
  });

  test('keeps the day on which a text was translated, whatever else is edited', () => {
    const now = add('Add');
    const later = { ...now, sys: { ...now.sys, updatedAt: '2026-05-01T00:00:00Z' } };
    const before = locked([add('Add')]);
    expect(locked([later], { before })).toEqual(before);
  });
});
