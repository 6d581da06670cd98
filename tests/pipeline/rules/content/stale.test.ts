import { expect, test } from 'vitest';
import type { FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { findingsOf } from '../../builders.ts';
import { entryLink, type RawEntry, rawEntry } from '../../documents.ts';

const now = '2026-03-09';

const changed = (
  contentType: string,
  id: string,
  updatedAt: unknown,
  values: Readonly<Record<string, unknown>> = {},
) => rawEntry(contentType, id, { title: 'Dispatch', heading: 'Part', ...values }, { updatedAt });

const staleIn = (entries: readonly RawEntry[], limits: FieldbookConfig['limits'] = {}, day = now) =>
  findingsOf(entries, { now: day, config: { limits } })
    .filter(({ rule }) => rule === 'content/stale')
    .map(({ entry, message }) => [entry, message]);

const old = changed('kbHowTo', 'dispatch', '2023-12-05T10:00:00.000Z');

test('an article that nobody changed for more than two years is a note, with its age in words', () => {
  expect(staleIn([old])).toEqual([
    [
      'dispatch',
      'Nothing on this page was changed for 2 years and 3 months, since 2023-12-05; 730 days are allowed.',
    ],
  ]);
});

test('without a day that counts as today it is silent', () => {
  expect(findingsOf([old]).map(({ rule }) => rule)).not.toContain('content/stale');
});

test('730 days are allowed, 731 are not', () => {
  expect(staleIn([changed('kbHowTo', 'dispatch', '2024-03-09T00:00:00.000Z')])).toEqual([]);
  expect(staleIn([changed('kbHowTo', 'dispatch', '2024-03-08T00:00:00.000Z')])).toHaveLength(1);
});

test('an article counts as changed when one of its parts was', () => {
  const article = changed('kbHowTo', 'dispatch', '2020-01-01T00:00:00.000Z', {
    howToSections: [entryLink('part')],
  });
  expect(staleIn([article, changed('kbHowToSection', 'part', '2026-01-01T00:00:00.000Z')])).toEqual([]);
  expect(staleIn([article, changed('kbHowToSection', 'part', '2021-01-01T00:00:00.000Z')])).toEqual([
    [
      'dispatch',
      'Nothing on this page was changed for 5 years and 2 months, since 2021-01-01; 730 days are allowed.',
    ],
  ]);
});

test('the configuration sets the days by content type, and for all others', () => {
  const faq = changed('kbFaq', 'faq', '2025-12-01T00:00:00.000Z');
  const howTo = changed('kbHowTo', 'dispatch', '2025-12-01T00:00:00.000Z');
  const ids = (limits: NonNullable<FieldbookConfig['limits']>['staleAfterDays']) =>
    staleIn([faq, howTo], { staleAfterDays: limits }).map(([entry]) => entry);
  expect(ids({ default: 90 })).toEqual(['dispatch', 'faq']);
  expect(ids({ kbFaq: 90 })).toEqual(['faq']);
  expect(ids({ default: 90, kbFaq: false })).toEqual(['dispatch']);
  expect(ids({ default: false })).toEqual([]);
});

test('release notes and announcements grow old only where they are named', () => {
  const entries = ['kbReleaseNotes', 'announcement'].map((type) =>
    changed(type, type, '2020-01-01T00:00:00.000Z'),
  );
  expect(staleIn(entries, { staleAfterDays: { default: 30 } })).toEqual([]);
  const named = staleIn(entries, { staleAfterDays: { announcement: 365, kbReleaseNotes: 1000 } });
  expect(named.map(([entry]) => entry)).toEqual(['announcement', 'kbReleaseNotes']);
});

test.each(['not a date', '', '2020-13-45T00:00:00Z', undefined])(
  'a change at %j is at no time',
  (updatedAt) => {
    expect(staleIn([changed('kbHowTo', 'dispatch', updatedAt)])).toEqual([]);
  },
);

test('a change after today is not old', () => {
  expect(staleIn([old], {}, '2023-01-01')).toEqual([]);
});
