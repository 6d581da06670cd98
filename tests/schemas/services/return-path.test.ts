import { describe, expect, it } from 'vitest';
import { returnPath } from '../../../schemas/services/return-path.ts';

describe('returnPath', () => {
  it.each([
    '/',
    '/how-to/x?a=1#b',
    '/search?q=no%20show//or%5Cnot',
    '/how-to/a%2Fb',
    '/faq/caf%C3%A9',
    '/faq/what...',
    '/@evil.example',
  ])('takes %j, a path of this site [RT-6]', (asked) => {
    expect(returnPath(asked, '/')).toBe(asked);
  });

  it.each([
    null,
    undefined,
    '',
    'how-to/x',
    '?q=x',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/how-to//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/how-to\\..\\x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/\u0000/evil.example',
    '%2F%2Fevil.example',
    '/%2Fevil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/%5c%5cevil.example',
    '/%09/evil.example',
    '/%0A/evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/how-to/..//evil.example',
    '/../x',
    '/how-to/%2E%2e/x',
    '/how-to/..',
  ])('does not take %j [RT-6]', (asked) => {
    expect(returnPath(asked, '/')).toBeUndefined();
  });

  it('takes only what is in the folder of the site', () => {
    expect(returnPath('/help/how-to/x', '/help/')).toBe('/help/how-to/x');
    expect(returnPath('/help', '/help/')).toBe('/help');
    expect(returnPath('/help?a=1', '/help/')).toBe('/help?a=1');
    expect(returnPath('/shop/', '/help/')).toBeUndefined();
    expect(returnPath('/helpless', '/help/')).toBeUndefined();
    expect(returnPath('/help/../shop', '/help/')).toBeUndefined();
  });
});
