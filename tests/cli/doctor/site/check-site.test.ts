import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Ask, hostAsker } from '../../../../cli/doctor/site/ask-host.ts';
import { checkSite } from '../../../../cli/doctor/site/check-site.ts';
import { type Deployed, deploySite, type Mistake, type Reply } from './deployed.ts';

let site: Deployed;
beforeAll(async () => {
  site = await deploySite();
}, 60_000);
afterAll(() => site.close());

/** What is found of a host that makes a mistake: a line a check that is not fine. */
async function findingsWith(mistake: Mistake, address = site.address): Promise<string[]> {
  site.make(mistake);
  const checks = await checkSite(address, { ask: hostAsker(), config: undefined });
  return checks
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .map(({ state, subject, finding }) => `${state} ${subject}: ${finding.replaceAll(site.address, '/')}`);
}

const isPage = ({ headers }: Reply): boolean => headers['content-type']?.startsWith('text/html') === true;

const withHeader =
  (name: string, value: string | undefined, isMeant: (path: string, reply: Reply) => boolean): Mistake =>
  (reply, { path }) => {
    if (!isMeant(path, reply)) return reply;
    const { [name]: _sent, ...others } = reply.headers;
    return { ...reply, headers: value === undefined ? others : { ...others, [name]: value } };
  };

const moved = (status: number, location: string): Reply => ({
  status,
  headers: { location },
  body: Buffer.alloc(0),
});

test('finds nothing at a host that does all that it must [DP-3]', async () => {
  expect(await findingsWith((reply) => reply)).toEqual([]);
});

const pages = (_path: string, reply: Reply): boolean => isPage(reply) && reply.status === 200;
const scripts = (path: string): boolean => path.endsWith('.js') && !path.endsWith('sw.js');
const isFound = (_path: string, { status }: Reply): boolean => status === 200;

/** A file of the version before, in place of this one's. */
const ofBefore =
  (name: string): Mistake =>
  async (reply, { path }) =>
    path === `/${name.replace('index.html', '')}`
      ? { ...reply, body: gzipSync(await site.readBefore(name)) }
      : reply;

const changed = (reply: Reply, change: (text: string) => string): Reply => ({
  ...reply,
  body: gzipSync(change(gunzipSync(reply.body).toString())),
});

const json = (value: unknown): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(value)),
});

/** The home page of a site is the answer to each path that is no file. */
const fallback: Mistake = (reply) => (reply.status === 404 ? page('index.html') : reply);

/** A page of the version before, as an answer. */
async function page(file: string): Promise<Reply> {
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
  return { status: 200, headers, body: gzipSync(await site.readBefore(file)) };
}

/** What a host does wrong, how, and the one finding. */
const mistakes: readonly (readonly [what: string, mistake: Mistake, found: RegExp])[] = [
  [
    'answers unknown paths with status 200',
    (reply) => (reply.status === 404 ? { ...reply, status: 200 } : reply),
    /^fail not found: \/no-such-page answers with 200 .*Answer unknown paths with status 404 and 404\.html/u,
  ],
  [
    'answers unknown paths with the home page',
    fallback,
    /^fail not found: \/no-such-page answers with 200 .*switch off any rule that sends them to a page/u,
  ],
  [
    'redirects unknown paths to the home page',
    (reply) => (reply.status === 404 ? moved(302, '/') : reply),
    /^fail not found: \/no-such-page answers with 302 to \/ /u,
  ],
  [
    'has a page of its own for unknown paths',
    (reply) => (reply.status === 404 ? { ...reply, body: gzipSync('<h1>Not found</h1>') } : reply),
    /^fail not found: \/no-such-page answers with 404 and another page than 404\.html/u,
  ],
  [
    'has the 404 page of the first locale for all',
    async (reply) =>
      reply.status === 404 ? { ...reply, body: gzipSync(await site.readBefore('404.html')) } : reply,
    /^warn not found in a locale: \/es-mx\/no-such-page shows the page in en-US.* with the 404\.html in that folder/u,
  ],
  [
    'ignores upper and lower case',
    async (reply, { path }) => (path === '/HOW-TO/ADD' ? page('how-to/add/index.html') : reply),
    /^warn upper and lower case: \/HOW-TO\/ADD shows the page of \/how-to\/add/u,
  ],
  [
    'redirects a page twice',
    (reply, { path }) =>
      path === '/how-to/add'
        ? moved(302, '/how-to/ADD')
        : path === '/how-to/ADD'
          ? moved(302, '/how-to/add/')
          : reply,
    /^fail pages: \/how-to\/add leads on 2 times: to \/how-to\/ADD, then to \/how-to\/add\/\. Serve/u,
  ],
  [
    'leads from a page out of the host',
    (reply, { path }) =>
      path === '/how-to/add'
        ? moved(301, site.address.replace('127.0.0.1', 'localhost') + 'how-to/add/')
        : reply,
    /^fail pages: \/how-to\/add leads to another host/u,
  ],
  [
    'lets browsers keep pages for a day',
    withHeader('cache-control', 'max-age=86400', pages),
    /^fail caching of pages: \/ has the cache-control "max-age=86400" .*Send `cache-control: no-cache` with pages/u,
  ],
  [
    'does not say how long pages are kept',
    withHeader('cache-control', undefined, pages),
    /^fail caching of pages: \/ has no cache-control/u,
  ],
  [
    'lets browsers keep the manifest',
    withHeader('cache-control', 'public, max-age=600', (path) => path.endsWith('manifest.json')),
    /^fail caching of the manifest: \/bundle\/manifest\.json has .* with bundle\/manifest\.json; see/u,
  ],
  [
    'lets browsers keep sw.js',
    withHeader('cache-control', 'public, max-age=600', (path) => path.endsWith('/sw.js')),
    /^fail caching of sw\.js: \/sw\.js has .* with sw\.js; see/u,
  ],
  [
    'has browsers ask for hashed files again',
    withHeader('cache-control', 'no-cache', (path) => path.includes('/assets/')),
    /^warn caching of hashed files: \/assets\/\S+ has .*Send `cache-control: public, max-age=31536000, immutable`/u,
  ],
  [
    'sends no content policy',
    withHeader('content-security-policy', undefined, isFound),
    /^fail content-security-policy: \/ does not send .*Send the headers of `_headers`/u,
  ],
  [
    'allows inline scripts',
    (reply) => ({
      ...reply,
      headers: Object.fromEntries(
        Object.entries(reply.headers).map(([name, value]) => [
          name,
          value.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"),
        ]),
      ),
    }),
    /^fail content-security-policy: \/ sends a .* with 'unsafe-inline' in script-src, which the build does not allow/u,
  ],
  [
    'sends no nosniff with scripts',
    withHeader('x-content-type-options', undefined, scripts),
    /^fail x-content-type-options: \/assets\/\S+\.js does not send/u,
  ],
  [
    'serves scripts as plain text',
    withHeader('content-type', 'text/plain', scripts),
    /^fail content types: \/assets\/\S+\.js has the content type "text\/plain" in place of text\/javascript/u,
  ],
  [
    'serves pages in another encoding',
    withHeader('content-type', 'text/html; charset=iso-8859-1', pages),
    /^fail home page: \/ has the content type "text\/html; charset=iso-8859-1"/u,
  ],
  [
    'does not know the redirects',
    async (reply, { path }) =>
      /^\/(?:es-mx\/)?(?:old|for-now|away|faq)/u.test(path)
        ? { ...(await page('404.html')), status: 404 }
        : reply,
    /^fail redirects: \/away answers with 404 in place of a redirect to https:\/\/academy.* `fieldbook redirects build`/u,
  ],
  [
    'does not know moved prefixes',
    async (reply, { path }) => (path.startsWith('/faq/') ? { ...reply, headers: {}, status: 404 } : reply),
    /^fail redirects: \/faq\/questions answers with 404 in place of a redirect to \/questions\/questions/u,
  ],
  [
    'redirects for a while only',
    (reply, { path }) => (path.startsWith('/old') ? { ...reply, status: 302 } : reply),
    /^warn status of redirects: \/old answers with 302 in place of 301/u,
  ],
  [
    'loses the query of a redirect',
    (reply, { path }) =>
      path.startsWith('/old') ? moved(301, reply.headers['location']?.replace(/\?[^#]*/u, '') ?? '') : reply,
    /^warn query of redirects: \/old\S* answers with 301 to \/how-to\/add, without the query.*Add the query/u,
  ],
  [
    'has a page of the version before',
    ofBefore('how-to/add/index.html'),
    /^fail one version: \/how-to\/add\/ is of another version.*Deploy the whole folder/u,
  ],
  [
    'has a page of its own in place of the home page',
    (reply, { path }) => (path === '/' ? changed(reply, () => '<h1>Welcome</h1>') : reply),
    /^fail one version: \/ is no page of a Fieldbook site/u,
  ],
  [
    'has lost a file of the bundle',
    (reply, { path }) => (path.startsWith('/bundle/search.') ? { ...reply, status: 404 } : reply),
    /^fail one version: \/bundle\/search\.\w+\.json answers with 404, and the manifest names it/u,
  ],
  [
    'has a damaged file of the bundle',
    (reply, { path }) =>
      path.startsWith('/bundle/articles/') ? changed(reply, (text) => text.replace('add', 'Add')) : reply,
    /^fail one version: \/bundle\/articles\/\S+ has not the hash that the manifest names/u,
  ],
  [
    'hands out the manifest of the version before',
    ofBefore('bundle/manifest.json'),
    /^fail one version: \S+ .*then clear the cache of the host/u,
  ],
  [
    'compresses nothing',
    (reply) => {
      const { 'content-encoding': encoding, ...headers } = reply.headers;
      return encoding === undefined ? reply : { ...reply, headers, body: gunzipSync(reply.body) };
    },
    /^warn compression: \/ is sent in \d+ kB, not compressed.*Switch on gzip or Brotli/u,
  ],
  [
    'leads from one spelling with a slash to the other and back',
    (reply, { path }) => (/^\/how-to\/\w+\/$/u.test(path) ? moved(301, path.slice(0, -1)) : reply),
    /^fail pages: \/how-to\/add leads in a circle: to \/how-to\/add\/, then to \/how-to\/add .*after one redirect at most/u,
  ],
  [
    'lacks pages',
    (reply, { path }) => (path.startsWith('/how-to/move') ? { ...reply, headers: {}, status: 404 } : reply),
    /^fail pages: \/how-to\/move answers with 404/u,
  ],
  [
    'has lost the files of the version before',
    (reply, { path }) =>
      path === '/deployed.json'
        ? json({
            releases: ['b', 'a'],
            format: 1,
            others: [],
            hashed: [
              { path: 'assets/not-asked-for.js', sha256: '', bytes: 1, release: 'b' },
              { path: 'assets/gone-12345678.js', sha256: '', bytes: 1, release: 'a' },
            ],
          })
        : reply,
    /^warn earlier versions: \/assets\/gone-12345678\.js answers with 404.*Keep the hashed files of earlier deployments/u,
  ],
  [
    'adds a script to pages',
    (reply) =>
      pages('', reply)
        ? changed(reply, (text) => text.replace('</body>', '<script>track()</script></body>'))
        : reply,
    /^fail HTML as built: \/ has a script that the build did not write: <script>.*injected scripts/u,
  ],
  [
    'minifies pages',
    (reply) => (pages('', reply) ? changed(reply, (text) => text.replaceAll('\n<', '<')) : reply),
    /^fail HTML as built: \/ differs from the page that the build wrote/u,
  ],
  [
    'serves sw.js as plain text',
    withHeader('content-type', 'text/plain', (path) => path.endsWith('/sw.js')),
    /^fail service worker: \/sw\.js has the content type "text\/plain".*Serve sw\.js beside index\.html/u,
  ],
  [
    'forbids robots the whole site',
    (reply, { path }) =>
      path === '/robots.txt' ? changed(reply, () => 'User-agent: *\nDisallow: /\n') : reply,
    /^fail search engines: \S*robots\.txt forbids the whole site/u,
  ],
  [
    'keeps search engines out by a header',
    withHeader('x-robots-tag', 'noindex', pages),
    /^fail search engines: \/ sends `x-robots-tag: noindex`/u,
  ],
];

/** Answers of a host that reads `_headers` and does not serve it. */
const hidden: Mistake = (reply, { path }) => (path === '/_headers' ? { ...reply, status: 404 } : reply);

test('knows from the bundle what a policy must have, where nothing else says it [DP-3]', async () => {
  expect(await findingsWith(hidden)).toEqual([]);
  const withoutHost = withHeader('content-security-policy', "default-src 'none'; script-src 'self'", isFound);
  expect(
    await findingsWith(async (reply, request) => withoutHost(await hidden(reply, request), request)),
  ).toEqual([expect.stringMatching(/^fail content-security-policy: \/ sends .* without style-src/u)]);
});

describe('of a host that', () => {
  test.each(mistakes)('%s, it finds just that [DP-3]', async (_what, mistake, found) => {
    const [first, ...others] = await findingsWith(mistake);
    expect(first).toMatch(found);
    expect(others).toEqual([]);
  });
});

/** Asks the site in place of another address of it. */
const askAs =
  (other: string): Ask =>
  async (address) => ({ ...(await ask(address.replace(other, new URL(site.address).origin))), address });
const ask: Ask = (address) => hostAsker()(address);

const movedTo = (address: string, location: string): Answer => ({
  address,
  status: 301,
  headers: new Headers({ location }),
  bytes: new Uint8Array(),
});

const findingsAt = async (address: string, options: { readonly ask: Ask }): Promise<string[]> => {
  site.make((reply) => reply);
  const checks = await checkSite(address, { ...options, config: undefined });
  return checks
    .filter(({ state }) => state === 'fail' || state === 'warn')
    .map(({ state, subject, finding }) => `${state} ${subject}: ${finding}`);
};

describe('of a site that', () => {
  test('was built for http and is asked over https, it finds its address [DP-3]', async () => {
    const https = new URL(site.address).origin.replace('http:', 'https:');
    const [address, ...others] = await findingsAt(`${https}/`, { ask: askAs(https) });
    expect(address).toMatch(
      /^fail address of the site: https:\S+ names http:\S+ as its address.*Set `siteUrl`/u,
    );
    expect(others).toEqual([]);
  });

  test('stands at another host for a trial, it says so and fails not [DP-3]', async () => {
    const trial = 'https://trial.example.com';
    const found = await findingsAt(`${trial}/`, {
      ask: (address) =>
        address.startsWith('http:') ? Promise.resolve(movedTo(address, trial)) : askAs(trial)(address),
    });
    expect(found).toEqual([
      expect.stringMatching(/^warn address of the site: https:\/\/trial\.example\.com\/ names http:/u),
    ]);
  });

  test('answers over http too, it finds just that [DP-3]', async () => {
    const trial = 'https://trial.example.com';
    const found = await findingsAt(`${trial}/`, {
      ask: (address) => askAs(address.startsWith('http:') ? trial.replace('https', 'http') : trial)(address),
    });
    expect(found).toContainEqual(
      expect.stringMatching(
        /^fail encryption: http:\/\/trial\.example\.com\/ answers with 200 in place of a redirect to https/u,
      ),
    );
  });

  test('was built for another folder, it finds nothing else [DP-3]', async () => {
    const folder = `${site.address}help/`;
    expect(await findingsAt(folder, { ask: askAs(folder.slice(0, -1)) })).toEqual([
      expect.stringMatching(
        /^fail base path: \S+\/help\/ has a site that was built for the folder \/\. Set `basePath`/u,
      ),
    ]);
  });

  test('says what nobody can mean ends in findings, not in an error [DP-3]', async () => {
    site.make((reply, { path }) => {
      if (/\/site\.\w+\.json$/u.test(path))
        return changed(reply, (text) =>
          text
            .replaceAll(/"siteUrl":"[^"]*"/gu, '"siteUrl":"nowhere"')
            .replaceAll('"basePath":"/es-mx/"', '"basePath":"//other.example/"'),
        );
      if (/\/redirects\.\w+\.json$/u.test(path))
        return changed(reply, (text) => text.replaceAll(/"to":"[^"]*"/gu, '"to":"http://["'));
      if (path.endsWith('manifest.json'))
        return changed(reply, (text) => text.replaceAll('/how-to/', '/%E0/../%/'));
      return reply;
    });
    const asked: string[] = [];
    const checks = await checkSite(site.address, {
      config: undefined,
      ask: (address) => {
        asked.push(address);
        return ask(address);
      },
    });
    expect(checks.filter(({ state }) => state === 'fail').map(({ subject }) => subject)).toContain(
      'one version',
    );
    expect(asked.filter((address) => !address.startsWith(site.address))).toEqual([]);
  });
});
