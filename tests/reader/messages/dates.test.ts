import { describe, expect, it } from 'vitest';
import { monthAndYear, shortDate, yearOf } from '../../../reader/messages/dates.ts';

describe('dates', () => {
  it('are MM/DD/YYYY in Pacific time, in winter and in summer [AR-2]', () => {
    expect(shortDate('2026-03-01T07:59:59Z')).toBe('02/28/2026');
    expect(shortDate('2026-03-01T08:00:00Z')).toBe('03/01/2026');
    expect(shortDate('2026-07-01T06:59:59Z')).toBe('06/30/2026');
    expect(shortDate('2026-07-01T07:00:00Z')).toBe('07/01/2026');
  });

  it('give month and year in Pacific time [AN-2]', () => {
    expect(monthAndYear('2026-10-01T05:00:00Z')).toBe('September 2026');
  });

  it('turn the year in Pacific time', () => {
    expect(yearOf(new Date('2027-01-01T05:00:00Z'))).toBe('2026');
  });
});
