import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../../../reader/messages/interface.ts';
import { message } from '../../../reader/messages/message.ts';
import type { MessageKey } from '../../../reader/messages/messages.ts';
import { monthAndYear, shortDate } from '../../../reader/messages/dates.ts';

afterEach(() => speak('en-US'));

describe('message', () => {
  it('fills in values by their names', () => {
    expect(message('search.range', { first: 1, last: 10, count: 34 })).toBe('Results 1-10 of 34');
  });

  it('counts in words of the language, and writes numbers and months as the locale does [ML-6]', async () => {
    expect(message('announcements.count', { count: 1 })).toBe('1 announcement');
    expect(message('announcements.count', { count: 1200 })).toBe('1,200 announcements');
    await speak('de-DE');
    expect(message('announcements.count', { count: 1200 })).toBe('1.200 Ankündigungen');
    await speak('ja-JP');
    expect(monthAndYear('2026-10-01T05:00:00Z')).toBe('2026年9月');
    await speak('es');
    expect(message('announcements.count', { count: 1 })).toBe('1 anuncio');
  });

  it('shows the key where there is no text [OP-6]', async () => {
    expect(message('not.there' as MessageKey)).toBe('not.there');
    await speak('es');
    expect(message('not.there' as MessageKey)).toBe('not.there');
  });
});

describe('speak', () => {
  it.each(['es', 'es-MX', 'ES_mx', 'es-a-north-west-1'])('takes Spanish for %s', async (locale) => {
    await speak(locale);
    expect(message('notFound.heading')).toBe('Página no encontrada');
    expect(monthAndYear('2026-10-01T05:00:00Z')).toBe('Septiembre de 2026');
  });

  it('stays with English for a language that has no texts', async () => {
    await speak('pl-PL');
    expect(message('notFound.heading')).toBe('Page not found');
    expect(monthAndYear('2026-10-01T05:00:00Z')).toBe('September 2026');
  });

  it.each([
    ['en-GB', '03/09/2026'],
    ['pl-PL', '03/09/2026'],
    ['es-MX', '09/03/2026'],
    ['de-AT', '09.03.2026'],
    ['fr-FR', '09/03/2026'],
    ['fr-CA', '2026-03-09'],
    ['pt-BR', '09/03/2026'],
    ['it-IT', '09/03/2026'],
    ['nl-NL', '09-03-2026'],
    ['ja-JP', '2026/03/09'],
  ])(
    'writes dates in %s as its readers do, and in English as specified [AR-2] [ML-6]',
    async (locale, date) => {
      await speak(locale);
      expect(shortDate('2026-03-10T06:59:59Z')).toBe(date);
    },
  );
});
