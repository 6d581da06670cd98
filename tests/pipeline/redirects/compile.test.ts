import { expect, test } from 'vitest';
import { type CompiledRedirects, compileRedirects } from '../../../pipeline/redirects/compile.ts';
import { maxHops } from '../../../pipeline/redirects/redirect-table.ts';
import { toRoutePath } from '../../../schemas/urls.ts';
import { rule, table } from './rules.ts';

const brief = ({ exact, anyCase, refused }: CompiledRedirects) => ({
  exact: exact.map(({ from, to }) => `${from} ${to}`),
  anyCase: anyCase.map(({ from, to }) => `${from} ${to}`),
  refused: refused.map((each) => `${each.rule.from} ${each.reason}`),
});
const pages = (...paths: readonly string[]) => {
  const routes = paths.map(toRoutePath);
  return { isPage: (route: string) => routes.includes(toRoutePath(route)), routes, prefixes: {} };
};

test('a chain is flattened, its hash is carried, and it is permanent where every rule of it is [RD-4]', () => {
  const { anyCase } = compileRedirects(
    table(
      rule('/z', '/y#place', { isPermanent: true, inBrowser: false }),
      rule('/y', '/x', { isPermanent: true }),
      rule('/w', '/z'),
    ),
  );
  expect(anyCase).toEqual([
    { from: '/w', to: '/x#place', isPermanent: false, inBrowser: true, pages: [] },
    { from: '/y', to: '/x', isPermanent: true, inBrowser: true, pages: [] },
    { from: '/z', to: '/x#place', isPermanent: true, inBrowser: false, pages: [] },
  ]);
});

test('what leads nowhere is refused, and said why', () => {
  const chain = Array.from({ length: maxHops + 1 }, (_none, index) => rule(`/r${index}`, `/r${index + 1}`));
  expect(
    brief(
      compileRedirects(
        table(
          rule('/self', '/self/?x#y'),
          rule('/a', '/B'),
          rule('/b', '/a'),
          rule('/into', '/a'),
          rule('/away', '//evil.example'),
          rule('/off', '/\\evil.example'),
          ...chain,
        ),
      ),
    ).refused,
  ).toEqual([
    '/self self',
    '/a loop',
    '/b loop',
    '/into loop',
    '/away unsafe',
    '/off unsafe',
    '/r0 too-long',
  ]);
});

test('a rule for one spelling differs from a rule for every spelling [RD-1]', () => {
  expect(
    brief(
      compileRedirects(
        table(
          rule('/abc', '/first', { ignoreCase: false }),
          rule('/ABC', '/upper'),
          rule('/abc', '/second'),
          rule('/aBc', '/mixed'),
          rule('/ABC/', '/upper'),
        ),
      ),
    ),
  ).toEqual({
    exact: ['/aBc /mixed', '/abc /first'],
    anyCase: ['/ABC /upper'],
    refused: ['/abc repeated', '/ABC/ repeated'],
  });
});

test('a page is never redirected, and the pages like a path but for case are named', () => {
  const compiled = compileRedirects(
    table(
      rule('/how-to/page', '/elsewhere'),
      rule('/How-To/Page', '/how-to/page'),
      rule('/x', '/how-to/page'),
    ),
    { pages: pages('/how-to/page', '/how-to/PAGE') },
  );
  expect(brief(compiled)).toEqual({
    exact: [],
    anyCase: ['/How-To/Page /how-to/page', '/x /how-to/page'],
    refused: ['/how-to/page shadows-page'],
  });
  expect(compiled.anyCase[0]?.pages).toEqual(['/how-to/PAGE', '/how-to/page']);
});

test('without pages, a rule that mends the case of a path shows that its target is one', () => {
  const compiled = compileRedirects(table(rule('/How-To/X', '/how-to/x'), rule('/a', '/how-to/x')));
  expect(brief(compiled)).toEqual({
    exact: [],
    anyCase: ['/How-To/X /how-to/x', '/a /how-to/x'],
    refused: [],
  });
  expect(compiled.anyCase.map((each) => each.pages)).toEqual([['/how-to/x'], []]);
});

test('the whole address of this site counts as its path', () => {
  const site = { siteUrl: 'https://help.example.com', basePath: '/kb/' };
  const compiled = compileRedirects(
    table(
      rule('/a', 'https://help.example.com/kb/b?x=1#y%20z'),
      rule('/b', 'https://help.example.com/kb/c'),
      rule('/c2', 'https://help.example.com/kb/c2'),
      rule('/d', 'https://help.example.com/elsewhere'),
      rule('/e', 'https://help.example.com/kb//evil.example'),
    ),
    { site },
  );
  expect(brief(compiled)).toEqual({
    exact: [],
    anyCase: [
      '/a /c#y%20z',
      '/b /c',
      '/d https://help.example.com/elsewhere',
      '/e https://help.example.com/kb//evil.example',
    ],
    refused: ['/c2 self'],
  });
});
