import { describe, expect, it } from 'vitest';
import { resultLink } from '../../../../../reader/features/search/results/result-link.ts';

const place = { siteUrl: 'https://help.example', basePath: '/kb/' };

describe('resultLink', () => {
  it.each([
    ['/how-to/a?x=1#b', '/how-to/a?x=1#b'],
    ['https://help.example/kb/how-to/a#b', '/how-to/a#b'],
    ['https://help.example/kb', '/'],
    ['https://help.example/other', 'https://help.example/other'],
    ['https://academy.example/course', 'https://academy.example/course'],
  ])('leads from %s to %s [SR-6]', (url, to) => {
    expect(resultLink(url, place)).toBe(to);
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'https://',
    'how-to/a',
  ])('leads nowhere from %s', (url) => {
    expect(resultLink(url, place)).toBeUndefined();
  });

  it('takes every whole address for another site where ours is not known', () => {
    expect(resultLink('https://help.example/kb/a', { basePath: '/kb/' })).toBe('https://help.example/kb/a');
  });
});
