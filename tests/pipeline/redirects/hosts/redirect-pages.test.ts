import { expect, test } from 'vitest';
import { compileRedirects } from '../../../../pipeline/redirects/compile.ts';
import { redirectPages } from '../../../../pipeline/redirects/hosts/redirect-pages.ts';
import { rule, table } from '../rules.ts';

const exactly = { ignoreCase: false };

test('a page for each old address, and for each page of a folder that has moved [RD-4]', () => {
  const compiled = compileRedirects(
    table(rule('/café', '/x', exactly), rule('/old.htm', 'https://other.example', exactly)),
    { prefixes: { kbHowTo: '/guides' } },
  );
  expect(redirectPages(compiled, ['/guides/a%20b', '/x'], { basePath: '/help/' })).toEqual({
    pages: [
      { path: 'help/café/index.html', to: '/help/x' },
      { path: 'help/old.htm', to: 'https://other.example/' },
      { path: 'help/how-to/a b/index.html', to: '/help/guides/a%20b' },
    ],
    losses: [],
  });
});

test('addresses that are no names of files are left out, and named', () => {
  const names = ['/a//b', '/a%5Cb', `/${'x'.repeat(256)}`];
  const compiled = compileRedirects(table(...names.map((from) => rule(from, '/x', exactly))));
  const { pages, losses } = redirectPages(compiled, [], { basePath: '/' });
  expect(pages).toEqual([]);
  expect(losses).toEqual([
    `These are no names of files, so they are left out: /a%5Cb, /a//b, ${names[2]?.slice(0, 60)}`,
  ]);
});
