import { expect, test } from 'vitest';
import { longDate } from '../../../reader/messages/long-date.ts';

test.each(['2026-03-09', '2026-03-09T23:30-11:00', '2026-03-09T00:30:00.000+14:00'])(
  'the day of %s stays as it is written [MP-5]',
  (date) => {
    expect(longDate(date)).toBe('March 9, 2026');
  },
);
