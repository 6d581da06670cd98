import { expect, test } from 'vitest';
import { rule } from '../rules.ts';
import { outputOf } from './outputs.ts';

test('a line for the path and one with a slash at its end, the important ones first [RD-4]', () => {
  const rules = [rule('/B', '/c'), rule('/1', '/c', { isPermanent: true })];
  expect(outputOf('cloudflare', rules).lines).toEqual([
    '/1 /c 301',
    '/B /c 302',
    '/b /c 302',
    '/1/ /c 301',
    '/B/ /c 302',
    '/b/ /c 302',
  ]);
});

test('what Cloudflare refuses is left out, and said so', () => {
  const { lines, losses } = outputOf('cloudflare', [
    rule('/1', 'http://insecure.example/'),
    rule('/2', `/${'x'.repeat(1000)}`),
    rule('/3', '/a/index.html'),
    rule('/4/*', '/a'),
  ]);
  expect(lines).toEqual(['/3 /a/index.html 302']);
  expect(losses).toEqual([
    'Cloudflare Pages reads * and : in a path as a pattern, so these are left out: /4/*',
    'Cloudflare Pages redirects to https addresses only, so these are left out: /1',
    expect.stringMatching(/^Cloudflare Pages takes lines of up to 1000 characters, so .*: \/2 \/xxx/u),
  ]);
});

test('no more lines than Cloudflare reads are written, and said so', () => {
  const { lines, losses } = outputOf(
    'cloudflare',
    Array.from({ length: 1500 }, (_none, index) => rule(`/${index}`, '/x')),
  );
  expect(lines).toHaveLength(2000);
  expect(lines.filter((line) => !line.includes('/ '))).toHaveLength(1500);
  expect(losses).toEqual([
    expect.stringContaining('Cloudflare Pages takes 2000 rules, so the last 1000 are left out'),
  ]);
});
