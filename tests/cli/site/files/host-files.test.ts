import { expect, test } from 'vitest';
import { hostFiles } from '../../../../cli/site/files/host-files.ts';
import { hostedSite, onOneHost } from '../../../../cli/site/files/sites-on-host.ts';
import { config as configSchema, type FieldbookConfig } from '../../../../pipeline/config/config.ts';
import { hostHeaders } from '../../../../pipeline/headers/site-headers.ts';
import { howTo } from '../../../pipeline/builders.ts';
import { linked } from '../../../pipeline/documents.ts';

const filesOf = (config: FieldbookConfig, redirects = '/Old,/how-to/page') => {
  const { graph } = linked([howTo('page', 'Page')], { config, redirects });
  return Object.fromEntries(
    hostFiles([hostedSite(graph)]).map(({ path, content }) => [path, textOf(content())]),
  );
};

/** Files for hosts are texts. */
const textOf = (content: unknown): string => {
  if (typeof content !== 'string') throw new TypeError('the file is no text');
  return content;
};

const headersOf = (config: FieldbookConfig) => Object.entries(hostHeaders(configSchema.parse(config)));

test('a site has redirects for Netlify and Cloudflare in one file [RD-4]', () => {
  expect(filesOf({ basePath: '/help/' })['_redirects']).toBe(
    `# Made by fieldbook from the redirect table: change the table, not this file.
/help/Old /help/how-to/page 302
/help/old /help/how-to/page 302
/help/Old/ /help/how-to/page 302
/help/old/ /help/how-to/page 302
`,
  );
});

test('a host has the redirects of all locales, also where the first is in a folder [ML-8]', () => {
  const sites = (['/en/', '/'] as const).map((basePath) =>
    hostedSite(
      linked([howTo('page', 'Page')], { config: { basePath }, redirects: '/old,/how-to/page' }).graph,
    ),
  );
  expect(onOneHost(sites).compiled.anyCase.map(({ from, to }) => [from, to])).toEqual([
    ['/en/old', '/en/how-to/page'],
    ['/old', '/how-to/page'],
  ]);
  const [file] = hostFiles(
    sites.map((site) => ({ ...site, config: { ...site.config, hosts: ['netlify'] } })),
  );
  expect(textOf(file?.content())).toContain('\n/old /how-to/page 302\n');
});

test('files whose names hold their hash are kept in the folder of every locale', () => {
  const sites = (['/', '/es/'] as const).map((basePath) =>
    hostedSite(linked([howTo('page', 'Page')], { config: { basePath } }).graph),
  );
  const [file] = hostFiles(sites);
  const paths = textOf(file?.content())
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(paths).toEqual(['/*', '/assets/*', '/bundle/articles/*', '/es/assets/*', '/es/bundle/articles/*']);
});

test('and the headers of every page', () => {
  const lines = filesOf({ basePath: '/help/' })['_headers']?.split('\n') ?? [];
  expect(lines.slice(0, 2)).toEqual([
    '# Made by fieldbook from the configuration: change that, not this file.',
    '/help/*',
  ]);
  const headers = lines.slice(2, -5).map((line) => /^ {2}([\w-]+): (.+)$/u.exec(line)?.slice(1) ?? []);
  expect(headers.map(([name = '', value]) => [name.toLowerCase(), value])).toEqual(headersOf({}));
  expect(headers[0]?.[0]).toBe('Content-Security-Policy');
  expect(lines.slice(-5, -1)).toEqual([
    '/help/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/help/bundle/articles/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
  // what Cloudflare Pages reads of a line
  expect(lines.every(({ length }) => length < 2000)).toBe(true);
});

test('Vercel has both in one file', () => {
  const { redirects, headers } = JSON.parse(filesOf({ hosts: ['vercel'] })['vercel.json'] ?? '') as {
    redirects: { source: string }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  expect(redirects.map(({ source }) => source)).toEqual(['/Old{/}?']);
  expect(headers.map(({ source }) => source)).toEqual([
    '/(.*)',
    '/(assets/.*)',
    String.raw`/(bundle/(?!manifest\.json$).*)`,
  ]);
  expect(headers[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value])).toEqual(headersOf({}));
});

test('nginx has a directive a header, whole in its quotes', () => {
  const directives = (filesOf({ hosts: ['nginx'] })['headers.nginx.conf'] ?? '')
    .split('\n')
    .flatMap((line) => [/^add_header ([\w-]+) "([^"$\\]+)" always;$/u.exec(line)?.slice(1) ?? []])
    .filter(({ length }) => length > 0);
  expect(directives.map(([name = '', value]) => [name.toLowerCase(), value])).toEqual(headersOf({}));
});

test.each([
  ['/help/assets/browser-1.js', true],
  ['/help/bundle/site.1.json', true],
  ['/help/bundle/articles/a.1.json', true],
  ['/help/bundle/manifest.json', false],
  ['/help/sw.js', false],
  ['/help/how-to/assets/', false],
  ['/help/es/assets/browser-1.js', false],
  ['/xhelp/assets/browser-1.js', false],
])('nginx lets browsers keep %s for good: %s', (path, isKept) => {
  const text = filesOf({ hosts: ['nginx'], basePath: '/help/' })['headers.nginx.conf'] ?? '';
  expect(text).toContain('set $fieldbook_cache "no-cache";');
  const [, expression = ''] =
    /^if \(\$uri ~ "(.*)"\) \{ set \$fieldbook_cache "public, max-age=31536000, immutable"; \}$/mu.exec(
      text,
    ) ?? [];
  expect(new RegExp(expression, 'u').test(path)).toBe(isKept);
});

test('the configuration names the hosts', () => {
  expect(Object.keys(filesOf({ hosts: ['nginx', 'vercel', 'netlify'] }))).toEqual([
    'redirects.nginx.conf',
    'headers.nginx.conf',
    'vercel.json',
    '_redirects',
    '_headers',
  ]);
  expect(filesOf({ hosts: ['netlify'] })['_redirects']).not.toContain('/Old/');
  expect(filesOf({ hosts: [] })).toEqual({});
});

test('where nothing is redirected, no file says so', () => {
  expect(Object.keys(filesOf({ hosts: ['cloudflare', 'nginx'] }, '/how-to/page,/elsewhere'))).toEqual([
    '_headers',
    'headers.nginx.conf',
  ]);
});

test('a site with prefixes of its own has the file for them alone too [MP-12]', () => {
  expect(filesOf({ routes: { kbHowTo: '/guides' } }, '')['_redirects']).toContain(
    '\n/how-to/* /guides/:splat 301\n',
  );
});
