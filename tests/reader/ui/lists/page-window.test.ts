import { describe, expect, it } from 'vitest';
import { pageFrom, pageWindow } from '../../../../reader/ui/lists/page-window.ts';

describe('pageWindow', () => {
  it('shows two pages on each side, and as many at the ends [SR-8]', () => {
    expect(pageWindow(6, 20, 5)).toEqual([4, 5, 6, 7, 8]);
    expect(pageWindow(1, 20, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageWindow(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  });

  it('shows no page that does not exist', () => {
    expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3]);
    expect(pageWindow(1, 0, 5)).toEqual([]);
  });
});

describe('pageFrom', () => {
  it('takes a page that exists', () => {
    expect(pageFrom('3', 4)).toBe(3);
  });

  it.each([null, '0', '-1', '5', '1.5', 'two', ''])('leads %j to the first page', (parameter) => {
    expect(pageFrom(parameter, 4)).toBe(1);
  });
});
