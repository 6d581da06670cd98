import fc from '../../../fast-check.ts';
import { describe, expect, test } from 'vitest';
import { redirectOf } from '../../../../schemas/redirect-of.ts';
import { compileRedirects } from '../../../../pipeline/redirects/compile.ts';
import { hostWriters } from '../../../../pipeline/redirects/hosts/index.ts';
import { readRedirectTable } from '../../../../pipeline/redirects/read-table.ts';
import { redirectTable } from '../../../../pipeline/redirects/redirect-table.ts';
import { toRoutePath } from '../../../../schemas/urls.ts';
import type { BundleFiles } from '../../../../schemas/bundle/index.ts';
import { nginxHost } from './nginx-conf.ts';
import { cloudflareHost, netlifyHost } from './redirects-file.ts';
import { expectedOf, inOneSpelling, site } from './tables.ts';
import { vercelHost } from './vercel-json.ts';

const root = { basePath: '/' };
const runs = { numRuns: 60 };
const isPattern = (path: string) => /\*|:[A-Za-z]/u.test(path);

describe('on random tables, what is written for a host answers as the reader does [RD-4]:', () => {
  test('json, and the reader itself, where every rule is for browsers', () => {
    fc.assert(
      fc.property(site, (given) => {
        const { rules } = JSON.parse(hostWriters.json(given.compiled, root).text) as BundleFiles['redirects'];
        const table = { rules: rules.map((each) => ({ ...each, inBrowser: true })) };
        for (const path of given.paths.filter((each) => !given.pages.isPage(each))) {
          const found = redirectOf(table, path);
          const answer = found && { status: found.isPermanent ? 301 : 302, to: found.to };
          expect(answer, path).toEqual(expectedOf(given, path));
        }
      }),
      runs,
    );
  });

  test('nginx, but for paths that it cannot tell apart', () => {
    fc.assert(
      fc.property(site, (given) => {
        const host = nginxHost(hostWriters.nginx(given.compiled, root).text);
        for (const path of given.paths.filter((each) => !/%2F/iu.test(each))) {
          const expected = inOneSpelling(expectedOf(given, path));
          expect(inOneSpelling(host(path)), path).toEqual(expected);
          expect(inOneSpelling(host(`${path}/`)), `${path}/`).toEqual(expected);
        }
      }),
      runs,
    );
  });

  test('netlify and cloudflare, for the spelling of the table and lower case', () => {
    fc.assert(
      fc.property(site, (given) => {
        const { exact, anyCase } = given.compiled;
        const spelled = new Set([
          ...[...exact, ...anyCase].map(({ from }) => from as string),
          ...anyCase.map(({ from }) => toRoutePath(from.toLowerCase()) as string),
        ]);
        const hosts = {
          netlify: netlifyHost(hostWriters.netlify(given.compiled, root).text),
          cloudflare: cloudflareHost(hostWriters.cloudflare(given.compiled, root).text),
        };
        for (const [name, host] of Object.entries(hosts)) {
          for (const path of given.paths) {
            const expected = expectedOf(given, path);
            const isLost =
              isPattern(path) ||
              !spelled.has(path) ||
              (name === 'cloudflare' && expected?.to.startsWith('http:'));
            const hoped = isLost ? [undefined] : [expected];
            expect(hoped, `${name} ${path}`).toContainEqual(host(path));
            expect(hoped, `${name} ${path}/`).toContainEqual(host(`${path}/`));
          }
        }
      }),
      runs,
    );
  });

  test('vercel, but for what depends on upper and lower case', () => {
    fc.assert(
      fc.property(site, (given) => {
        const host = vercelHost(hostWriters.vercel(given.compiled, root).text);
        const all = [...given.compiled.exact, ...given.compiled.anyCase];
        for (const path of given.paths) {
          const same = all.filter(({ from }) => from.toLowerCase() === path.toLowerCase());
          const isPlain = same.every(({ pages }) => pages.length === 0);
          const [first] = given.compiled.anyCase.filter((each) => same.includes(each)).concat(same);
          const expected =
            given.compiled.exact.some((each) => same.includes(each)) && first
              ? { status: first.isPermanent ? 301 : 302, to: first.to }
              : expectedOf(given, path);
          const answer = inOneSpelling(isPlain ? expected : undefined);
          expect(inOneSpelling(host(path)), path).toEqual(answer);
          expect(inOneSpelling(host(`${path}/`)), `${path}/`).toEqual(answer);
        }
      }),
      runs,
    );
  });

  test('csv, read and compiled again', () => {
    fc.assert(
      fc.property(site, ({ compiled, pages }) => {
        const { text } = hostWriters.csv(compiled, root);
        const rules = readRedirectTable({ file: 'redirects.csv', text }, (problem, { detail }) => {
          throw new Error(`${problem.id}: ${JSON.stringify(detail)}`);
        });
        const again = compileRedirects(redirectTable(rules), { pages });
        expect({ ...again, refused: [] }).toEqual({ ...compiled, refused: [] });
      }),
      runs,
    );
  });
});
