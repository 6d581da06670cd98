import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

const redirectsOf = (text: string) => (JSON.parse(text) as { redirects: unknown[] }).redirects;

test('patterns that mean the path itself, with or without a slash at its end [RD-4]', () => {
  const { text, losses } = outputOf(
    'vercel',
    [rule('/a(1)/:b*', '/x:y?z=$1#(place)', { isPermanent: true }), rule('/c', 'https://d.example:8080/:e')],
    '/help/',
  );
  expect(redirectsOf(text)).toEqual([
    {
      source: String.raw`/help/a\(1\)/\:b\*{/}?`,
      destination: '/help/x%3Ay?z=%241#%28place%29',
      statusCode: 301,
    },
    { source: '/help/c{/}?', destination: 'https://d.example:8080/%3Ae', statusCode: 302 },
  ]);
  expect(losses).toEqual([]);
});

test('what depends on case is said', () => {
  const { text, losses } = outputOf('vercel', [
    rule('/Only', '/x', { ignoreCase: false }),
    rule('/two', '/x'),
    rule('/TWO', '/y', { ignoreCase: false }),
    rule('/How-To/Z', '/how-to/z'),
  ]);
  expect(redirectsOf(text)).toEqual([
    { source: '/two{/}?', destination: '/x', statusCode: 302 },
    { source: '/Only{/}?', destination: '/x', statusCode: 302 },
  ]);
  expect(losses).toEqual([
    'Vercel ignores upper and lower case: these answer for every spelling: /Only',
    'Vercel ignores upper and lower case: another rule answers for these: /TWO',
    'Vercel ignores upper and lower case: these would stand in the way of a page and are left out: /How-To/Z',
  ]);
});

test('no more redirects than Vercel takes are written, and said so', () => {
  const rules = Array.from({ length: 2049 }, (_none, index) => rule(`/${index}`, '/x'));
  const { text, losses } = outputOf('vercel', [...rules, rule('/long', `/${'x'.repeat(5000)}`)]);
  expect(redirectsOf(text)).toHaveLength(2048);
  expect(losses).toEqual([
    'Vercel takes addresses of up to 4096 characters, so these are left out: /long{/}?...',
    'Vercel takes 2048 redirects, so the last 1 are left out: /999{/}?',
  ]);
});
