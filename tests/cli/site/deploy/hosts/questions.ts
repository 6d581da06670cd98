import { expect, test } from 'vitest';
import { type Ask, locationOf, type Reply } from './ask.ts';
import type { HostedFolder } from './deployed-site.ts';

/** What differs from host to host; all that is left out is as it should be. */
export interface Differences {
  /** No headers can be set. */
  readonly hasNoHeaders?: true;
  /** The status of a redirect that is not permanent. */
  readonly temporary?: 301 | 200;
  readonly permanent?: 200;
  /** The page for an unknown path in the folder of a locale is that of the root. */
  readonly hasOneNotFound?: true;
  /** Every spelling of a path with upper and lower case is redirected. */
  readonly ignoresCase?: true;
  readonly losesQuery?: true;
  /** The host answers without compressing, or does it by itself, which a test cannot see. */
  readonly isOpaque?: true;
}

const isImmutable = ({ headers }: Reply): boolean =>
  headers.get('cache-control')?.includes('immutable') === true;

/** Asks a host all that docs/hosting.md promises. `open` starts it, or gives one that runs. */
export function askAll(
  open: () => { readonly site: HostedFolder; readonly ask: Ask },
  differences: Differences = {},
): void {
  const { temporary = 302, permanent = 301 } = differences;
  const at = (path: string) => open().site.basePath + path;
  const ask = async (path: string): Promise<Reply> => open().ask(at(path));
  /** Goes where a host leads for a slash at the end. */
  const reach = async (path: string): Promise<Reply> => {
    const first = await ask(path);
    const to = locationOf(first);
    return to?.replace(/\/(?=\?|$)/u, '') === at(path).replace(/\/(?=\?|$)/u, '') ? open().ask(to) : first;
  };
  /** The headers of the site that the host did not send, if it can send any. */
  const missing = ({ headers }: Reply) =>
    differences.hasNoHeaders
      ? []
      : Object.entries(open().site.headers).filter(([name, value]) => headers.get(name) !== value);

  test.each([
    ['', 'home en'],
    ['guides/page', 'page en'],
    ['guides/page/', 'page en'],
    ['guides/page?utm=x', 'page en'],
    ['guides/caf%C3%A9', 'café en'],
    ['es/', 'home es'],
    ['es/guides/page', 'page es'],
  ])('the page at %j is there, with the headers, and is asked for again [DP-2]', async (path, body) => {
    const got = await reach(path);
    expect([got.status, got.body]).toEqual([200, body]);
    expect(got.headers.get('content-type')).toMatch(/^text\/html\b/u);
    expect(missing(got)).toEqual([]);
    if (differences.hasNoHeaders) return;
    expect(got.headers.get('cache-control')).toMatch(/no-cache|max-age=0/u);
  });

  test.each(['assets/app-1.js', 'bundle/articles/page.1.json', 'es/assets/app-1.js'])(
    '%s is kept for good [DP-2]',
    async (path) => {
      const got = await ask(path);
      expect(got.status).toBe(200);
      expect([isImmutable(got), missing(got)]).toEqual([!differences.hasNoHeaders, []]);
    },
  );

  test.each(['bundle/manifest.json', 'sw.js', 'deployed.json'])(
    '%s is asked for again [DP-2]',
    async (path) => {
      const got = await ask(path);
      expect([got.status, isImmutable(got)]).toEqual([200, false]);
    },
  );

  test.each([
    ['nothing', 'en'],
    ['guides/nothing', 'en'],
    ['guides/', 'en'],
    ['assets/gone-1.js', 'en'],
    ['es/nothing', 'es'],
    ['es/guides/nothing/at/all', 'es'],
  ])('%s is the page for unknown paths, with status 404 [DP-2]', async (path, locale) => {
    const got = await ask(path);
    expect([got.status, got.body]).toEqual([404, `not found ${differences.hasOneNotFound ? 'en' : locale}`]);
    expect(missing(got)).toEqual([]);
  });

  test('a path outside the folder of the site is not found', async () => {
    expect((await open().ask('/nothing')).status).toBe(404);
  });

  test('the files for the host itself are not shown', async () => {
    for (const path of ['/server.nginx.conf', '/redirects.nginx.conf', '/.htaccess'])
      expect((await open().ask(path)).status, path).toBeGreaterThanOrEqual(403);
  });

  test.each([
    ['old', temporary, 'guides/page'],
    ['old/', temporary, 'guides/page'],
    ['Gone-Page.htm', permanent, 'guides/page#part'],
    ['gone-page.htm', permanent, 'guides/page#part'],
    ['own', permanent, 'guides/page?own=1'],
    ['%C3%BCn%C3%AF%20%22c%C3%B6d%C3%A9%22%20$1%20%252', permanent, 'guides/caf%C3%A9'],
    ['Exact', permanent, 'guides/page'],
    ['es/old', temporary, 'es/guides/page'],
    ['how-to/page', permanent, 'guides/page'],
    ['es/how-to/page', permanent, 'es/guides/page'],
  ])('%s leads with %i to %s [RD-4]', async (path, status, to) => {
    const got = await ask(path);
    expect([got.status, locationOf(got)]).toEqual([status, at(to)]);
  });

  test('a rule leads to another site, without the query', async () => {
    const got = await ask('away?q=1');
    expect(got.status).toBe(permanent);
    expect(got.headers.get('location')).toMatch(/^https:\/\/other\.example\/x\?y=1/u);
  });

  test.runIf(!differences.losesQuery).each([
    ['old?q=1&r=%2F', 'guides/page?q=1&r=%2F'],
    ['Gone-Page.htm?q=1', 'guides/page?q=1#part'],
    ['how-to/page?q=1', 'guides/page?q=1'],
  ])('%s keeps its query [RD-4]', async (path, to) => {
    expect(locationOf(await ask(path))).toBe(at(to));
  });

  test.runIf(differences.ignoresCase)(
    'a rule ignores upper and lower case, unless it says otherwise',
    async () => {
      expect(locationOf(await ask('OLD'))).toBe(at('guides/page'));
      expect((await ask('EXACT')).status).toBe(404);
      expect(locationOf(await ask('Guides/Page'))).toBe(at('guides/caf%C3%A9'));
      expect((await reach('guides/page')).status).toBe(200);
    },
  );

  test.runIf(!differences.isOpaque)('texts are compressed, and say what they are', async () => {
    const got = await ask('assets/app-1.js');
    expect(got.headers.get('content-encoding')).toBe('gzip');
    expect((await ask('guides/page.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });
}
