import fc from '../../../fast-check.ts';
import { splitUrl, toRoutePath } from '../../../../schemas/urls.ts';
import { compileRedirects } from '../../../../pipeline/redirects/compile.ts';
import type { KnownPages } from '../../../../pipeline/redirects/known-pages.ts';
import { toLocation } from '../../../../pipeline/redirects/on-site.ts';
import {
  followRule,
  redirectTable,
  type RedirectRule,
} from '../../../../pipeline/redirects/redirect-table.ts';
import type { Answer } from './answer.ts';

/** Few, so that rules meet; with all that a host could read as more than a letter. */
const segments = [
  'a',
  'A',
  'b',
  'B',
  'c',
  'ab',
  'Ab',
  'aB',
  'old.htm',
  'Old.HTM',
  'é',
  'É',
  'cafe\u0301',
  '日本',

  'x y',
  'x%20y',
  'c++',
  '(d)',
  'e$1',
  '$uri',
  'f;g',
  'h"i',
  "j'k",
  'l{2}',
  '~m',
  '~*n',
  'o:p',
  ':q',
  '*',
  'r%2Fs',
  '50%25',
  't\\u',
  '[v]',
  'w|x',
  '^y$',
  'z=1',
  '&',
  ',',
  '@',
  'default',
  '%22',
  '35',
] as const;

const path = fc
  .array(fc.constantFrom(...segments), { minLength: 1, maxLength: 2 })
  .map((chosen) => `/${chosen.join('/')}`);

const target = fc.oneof(
  { weight: 6, arbitrary: path },
  {
    weight: 2,
    arbitrary: fc
      .tuple(path, fc.constantFrom('#x', '#caf%C3%A9', '#A b', '?q=1', '?a=b c&d=$e#f', '/'))
      .map(([to, more]) => to + more),
  },
  fc.constantFrom(
    'https://other.example/x?y=1#z',
    'https://other.example/$1/:a',
    'http://other.example',
    '//evil.example',
    '/\\evil.example',
  ),
);

const from = fc.tuple(path, fc.constantFrom('', '', '', '/', '?old=1')).map(([start, more]) => start + more);

const rule: fc.Arbitrary<RedirectRule> = fc.record({
  from,
  to: target,
  isPermanent: fc.boolean(),
  ignoreCase: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  inBrowser: fc.boolean(),
  origin: fc.constant({ entry: 'rule' }),
});

const spell: Readonly<Record<string, (route: string) => string>> = {
  asWritten: (route) => route,
  lower: (route) => route.toLowerCase(),
  upper: (route) => route.toUpperCase(),
};

/** A table with pages of its site, and paths in it and outside, as a browser sends them. */
export const site = fc
  .record({
    rules: fc.array(rule, { maxLength: 14 }),
    pages: fc.array(path, { maxLength: 3 }),
    others: fc.array(path, { maxLength: 4 }),
  })
  .map(({ rules, pages, others }) => {
    const routes = new Set(pages.map(toRoutePath));
    const known: KnownPages = {
      isPage: (route) => routes.has(toRoutePath(route)),
      routes,
      prefixes: {},
    };
    const written = [...rules.map((each) => splitUrl(each.from).path), ...pages, ...others].map(toRoutePath);
    const paths = new Set(
      written.flatMap((each) => Object.values(spell).map((spelled) => toRoutePath(spelled(each)))),
    );
    return {
      rules,
      pages: known,
      paths: [...paths],
      compiled: compileRedirects(redirectTable(rules), { pages: known }),
    };
  });

type Site = Parameters<Parameters<typeof site.map>[0]>[0];

/**
 * What the resolver says of a path: by its exact rule or, where that leads nowhere, by the one for every spelling. A rule
 * for the path of a page is not used.
 */
export function expectedOf({ rules, pages }: Site, asked: string): Answer | undefined {
  if (pages.isPage(asked)) return undefined;
  const table = redirectTable(rules.filter((each) => !pages.isPage(toRoutePath(splitUrl(each.from).path))));
  for (const first of [table.find(asked), table.findAnyCase(asked)]) {
    const resolution = first && followRule(table, first, { isPage: pages.isPage });
    const to = resolution?.kind === 'target' ? toLocation(resolution.to) : undefined;
    if (resolution?.kind === 'target' && to !== undefined) {
      return { status: resolution.isPermanent ? 301 : 302, to };
    }
  }
  return undefined;
}

/** An answer in the one spelling of addresses: what hosts escape says the same. */
export const inOneSpelling = (answer: Answer | undefined): Answer | undefined =>
  answer && { ...answer, to: decodeURIComponent(answer.to.replaceAll('%25', '%2525')) };
