import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { howTo } from '../../../pipeline/builders.ts';
import { exportOf } from '../../../pipeline/documents.ts';
import { said } from '../../feedback/events.ts';
import { testFolder } from '../../folder.ts';
import { builtSite } from '../built-site.ts';
import { host, previewOf } from '../preview-of.ts';

const titles = ['Create a purchase order', 'Dispatch board', 'Print labels', 'Tax rates', 'Time off'];
const site = builtSite(exportOf(titles.map((title, place) => howTo(`p${place}`, title))), {
  config: { services: { feedback: true } },
});
const noResult = (query: string) => said({ kind: 'search', value: 'noResult', query, page: '/search' });
const sent = [
  noResult('po'),
  noResult('PO'),
  noResult('<b>klarna</b>'),
  said({ kind: 'chat', value: 'guardrail', query: 'Can I pay with Klarna?' }),
];

async function previewWith(place: typeof site.places.synonym, redirect = site.places.redirect) {
  const preview = await previewOf({ ...site, places: { synonym: place, redirect } });
  await preview.events.keepFeedback(sent);
  const page = async (path: string) => (await (await preview.ask(path)).text()).replaceAll(/\s+/gu, ' ');
  const accept = (search: string, headers: Record<string, string> = { origin: host }) =>
    preview.ask('/preview/readers/accept', {
      method: 'POST',
      body: new URLSearchParams({ search }),
      headers,
    });
  return { ...preview, page, accept };
}

test('the page of readers says what they did not find, and which page should answer; the dashboard counts it [PL-5]', async () => {
  const { page, events } = await previewWith({ kind: 'code', file: '/a/fieldbook.config.ts' });
  events.keep('searches', { query: 'stripe', filters: '{}', results: 0 });
  events.keep('searches', { query: 'po', filters: '{}', results: 0 });
  const readers = await page('/preview/readers');
  expect(readers).toContain('<bdi>po</bdi></a> <span class="badge">×2</span>');
  expect(readers).toMatch(
    /Should answer<\/span>\s*<a href="\/how-to\/p0"><bdi>Create a purchase order<\/bdi>/u,
  );
  expect(readers).toContain('<bdi>stripe</bdi>');
  expect(readers).toContain('&lt;b&gt;klarna&lt;/b&gt;');
  expect(readers).toMatch(
    /search\.synonyms of <code>fieldbook\.config\.ts<\/code>: <code>\[&#39;po&#39;, &#39;purchase order&#39;\],<\/code>/u,
  );
  expect(readers).not.toContain('<form');
  expect(await page('/preview')).toMatch(
    /readers#unanswered">What readers did not find<\/a> <span class="count">4</u,
  );
});

test('a button adds the synonym to the file, once, whoever presses it twice', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': '[]' });
  const file = join(folder, 'synonyms.json');
  const { page, accept } = await previewWith({ kind: 'json', file, path: [] });
  expect(await page('/preview/readers')).toMatch(
    /<button>Accept<span class="spoken"> po = purchase order<\/span>/u,
  );
  const responses = await Promise.all([accept('po'), accept('po')]);
  expect(responses.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, '/preview/readers#unanswered'],
    [303, '/preview/readers#unanswered'],
  ]);
  expect(await readFile(file, 'utf8')).toBe('[\n  ["po", "purchase order"]\n]');
});

test('a missing address has a button that adds a redirect to the table [RT-5]', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'redirects.csv': 'from,to\n' });
  const file = join(folder, 'redirects.csv');
  const redirect = { kind: 'table', file, unnamedIn: undefined } as const;
  const { page, accept, events } = await previewWith(site.places.synonym, redirect);
  await events.keepFeedback([said({ kind: 'missing', value: 'noResult', page: '/kb/dispatch-boards' })]);
  const readers = await page('/preview/readers');
  expect(readers).toContain('<a href="/kb/dispatch-boards"><bdi>/kb/dispatch-boards</bdi></a>');
  expect(readers).toMatch(/Should lead to<\/span>\s*<a href="\/how-to\/p1">/u);
  expect((await accept('/kb/dispatch-boards')).status).toBe(303);
  expect(await readFile(file, 'utf8')).toBe('from,to\n/kb/dispatch-boards,/how-to/p1\n');
});

test('nothing is written for other sites, for programs, and for what is not proposed', async ({
  onTestFinished,
}) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': '[]' });
  const file = join(folder, 'synonyms.json');
  const { accept, ask } = await previewWith({ kind: 'json', file, path: [] });
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: host, 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const headers of foreign) expect((await accept('po', headers)).status).toBe(403);
  expect((await accept('klarna')).status).toBe(303);
  expect((await accept('')).status).toBe(400);
  expect((await ask('/preview/readers/accept')).status).not.toBe(303);
  expect(await readFile(file, 'utf8')).toBe('[]');
});

test('a request from another machine changes nothing', async ({ onTestFinished }) => {
  const folder = await testFolder(onTestFinished, { 'synonyms.json': '[]' });
  const file = join(folder, 'synonyms.json');
  const { app } = await previewWith({ kind: 'json', file, path: [] });
  const statusFrom = async (remoteAddress: string) => {
    const body = new URLSearchParams({ search: 'none' });
    const init = { method: 'POST', body, headers: { origin: host } };
    const env = { incoming: { socket: { remoteAddress } } };
    return (await app.request(`${host}/preview/readers/accept`, init, env)).status;
  };
  expect(
    await Promise.all(['192.168.1.7', '2001:db8::1', '::1', '::ffff:127.0.0.1'].map(statusFrom)),
  ).toEqual([403, 403, 303, 303]);
});
