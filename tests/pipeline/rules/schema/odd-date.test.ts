import { expect, test } from 'vitest';
import { validate } from '../../../../pipeline/build.ts';
import { exportOf, rawEntry, settings } from '../../documents.ts';

const now = '2026-03-09';

function found(
  values: Readonly<Record<string, string>>,
  today: string | undefined = now,
  updatedAt = '2026-03-09',
) {
  const fields = Object.keys(values).map((id) => ({ id, type: 'Date' }));
  const exported = exportOf([rawEntry('event', 'fair', values, { updatedAt })], {
    contentTypes: [{ sys: { id: 'event' }, fields }],
  });
  return validate({ exported, config: settings(), now: today })
    .diagnostics.filter(({ rule }) => rule === 'schema/odd-date')
    .map(({ field, message }) => [field?.join('.'), message]);
}

test('a date long ago or far ahead is a warning, in any space [PL-2]', () => {
  expect(found({ day: '0026-03-09', until: '2062-03-09T16:00Z' })).toEqual([
    ['day', 'The date is not plausible: 0026-03-09 is before the year 2000.'],
    ['until', 'The date is not plausible: 2062-03-09 is more than two years ahead.'],
  ]);
});

test.each([
  ['startDate', 'endDate'],
  ['start', 'end'],
  ['startsAt', 'endsAt'],
  ['validFrom', 'validTo'],
  ['showFrom', 'showUntil'],
])('an end before its start is a warning: %s, %s', (start, end) => {
  expect(found({ [start]: '2026-03-10', [end]: '2026-03-09' })).toEqual([
    [end, `The date is not plausible: 2026-03-09 in "${end}" is before 2026-03-10 in "${start}".`],
  ]);
  expect(found({ [start]: '2026-03-09', [end]: '2026-03-09' })).toEqual([]);
});

test('a last change that is yet to come is a warning', () => {
  expect(found({}, now, '2027-01-01T00:00:00Z')).toEqual([
    [undefined, 'The date is not plausible: the entry was last changed on 2027-01-01, which is yet to come.'],
  ]);
  expect(found({}, now, '2026-03-10T09:00:00Z')).toEqual([]);
});

test('dates that can be meant are no findings', () => {
  expect(
    found({
      day: '2000-01-01',
      next: '2028-03-01',
      open: '9999-12-31',
      birthday: '1961-04-12',
      weekend: '2026-03-14',
    }),
  ).toEqual([]);
});

test('without a date of today only the past is judged', () => {
  const exported = exportOf([rawEntry('event', 'fair', { day: '2062-03-09' })], {
    contentTypes: [{ sys: { id: 'event' }, fields: [{ id: 'day', type: 'Date' }] }],
  });
  const rules = validate({ exported, config: settings() }).diagnostics.map(({ rule }) => rule);
  expect(rules).toEqual(['schema/unknown-type']);
});
