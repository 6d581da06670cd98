import { expect, test } from 'vitest';
import { onThisSite, toLocation } from '../../../pipeline/redirects/on-site.ts';

test.each([
  ['/a/', '/a'],
  ['/café #1 b', '/caf%C3%A9%20#1%20b'],
  ['/a?b=c d&é#x', '/a?b=c%20d&%C3%A9#x'],
  ['/a\\b', '/a%5Cb'],
  ['https://b.example', 'https://b.example/'],
  ['HTTPS:\\\\b.example\\c', 'https://b.example/c'],
  ['//b.example', undefined],
  ['/\\b.example', undefined],
  ['javascript:f()', undefined],
  ['mailto:a@b.example', undefined],
])('a header says %j as %j', (to, location) => {
  expect(toLocation(to)).toBe(location);
});

const site = { siteUrl: 'https://help.example.com', basePath: '/' };

test.each([
  ['/a', '/a'],
  ['https://help.example.com/a?b#c', '/a?b#c'],
  ['http://help.example.com', '/'],
  ['https://help.example.com//evil.example', undefined],
  ['https://help.example.com@evil.example', undefined],
  ['https://help.example.com.evil.example', undefined],
  ['/\\evil.example', undefined],
  ['//help.example.com/a', undefined],
])('on this site, %j is %j', (to, path) => {
  expect(onThisSite(to, site)).toBe(path);
});
