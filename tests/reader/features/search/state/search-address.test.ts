import { describe, expect, it } from 'vitest';
import {
  addressOf,
  requestFrom,
  trimmedAddress,
} from '../../../../../reader/features/search/state/search-address.ts';
import { requestOf } from '../builders.ts';

const read = (address: string) => requestFrom(new URLSearchParams(address));

describe('the address of a search', () => {
  it('leaves out what goes without saying', () => {
    expect(addressOf(requestOf())).toBe('?q=payment');
  });

  it('carries page, size and filters, and gives them back', () => {
    const request = requestOf({
      offset: 50,
      perPage: 25,
      filters: { sources: ['Absorb'], areas: ['A / B', 'C'], types: ['kbFaq'] },
    });
    const address = '?q=payment&page=3&perPage=25&source=Absorb&area=A+%2F+B&area=C&type=kbFaq';
    expect(addressOf(request)).toBe(address);
    expect(read(address)).toEqual(request);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e300', 'perPage=17', 'perPage=', 'area=&type='])(
    'takes %s as if it were not said',
    (odd) => {
      expect(read(`?q=payment&${odd}`)).toEqual(requestOf());
    },
  );

  it.each([
    ['?q=payment', undefined],
    ['', undefined],
    ['?q=', undefined],
    ['?q=take%20a%20payment&page=2', undefined],
    ['?q=%20payment%09', '?q=payment'],
    ['?q=+take+a+payment+&page=2&caseId=7', '?q=take+a+payment&page=2&caseId=7'],
    ['?q=%C2%A0payment%E3%80%80', '?q=payment'],
    ['?q=+++&type=kbFaq', '?type=kbFaq'],
    ['?q=%E2%80%AEpay%E2%80%8Fment%E2%81%A6&page=2', '?q=payment&page=2'],
  ])('of %j is without what does not count of its words: %j [SR-1] [SR-2]', (address, trimmed) => {
    expect(trimmedAddress(new URLSearchParams(address))).toBe(trimmed);
  });

  it('removes bidirectional control characters from words [SR-1]', () => {
    expect(read('?q=%E2%80%AEpay%E2%80%8Fment%E2%81%A6')).toEqual(requestOf());
  });

  it('trims the words, and names each filter once', () => {
    expect(read('?q=%20payment%20')).toEqual(requestOf());
    expect(read('?q=x&type=kbFaq&type=kbFaq').filters.types).toEqual(['kbFaq']);
    expect(read('').query).toBe('');
  });
});
