import { expect, test } from 'vitest';
import { clientOf, sampleSites } from './mcp-client.ts';

test.each([
  ['an empty query', 'search', { query: ' ' }, /^The query is empty; say/u],
  [
    'a long query',
    'search',
    { query: 'a'.repeat(1001) },
    /^The query is longer than 1000 characters; use fewer words\.$/u,
  ],
  [
    'another locale',
    'search',
    { query: 'job', locale: 'xx' },
    /^There is no such locale here; choose one of en-US/u,
  ],
  [
    'another product area',
    'search',
    { query: 'job', productArea: 'Cooking' },
    /choose one of "Accounting", .*"Scheduling"\.$/u,
  ],
  [
    'another content type',
    'search',
    { query: 'job', contentType: 'Poem' },
    /leave it out, or choose one of .*"FAQ"/u,
  ],
  ['too many results', 'search', { query: 'job', limit: 100 }, /<=20 at limit/u],
  ['no query', 'search', {}, /at query/u],
  ['no address', 'read_article', { address: '' }, /^Give the address of an article/u],
  ['a long address', 'read_article', { address: 'a'.repeat(2001) }, /^Give the address of an article/u],
  [
    'a mistyped address',
    'read_article',
    { address: '/how-to/add-technican' },
    /^There is no article .* https:\S+\/how-to\/add-a-technician/u,
  ],
  [
    "another site's address",
    'read_article',
    { address: 'https://elsewhere.example/how-to/add-a-technician' },
    /not one of this site/u,
  ],
  ['a script', 'read_article', { address: 'javascript:alert(1)' }, /not one of this site/u],
  ['a list', 'read_article', { address: '/announcements' }, /call search, list_areas or list_announcements/u],
  [
    'an offset beyond the end',
    'read_article',
    { address: '/how-to/add-a-technician', offset: 1_000_000 },
    /use a smaller offset/u,
  ],
  ['areas in another locale', 'list_areas', { locale: 'fr' }, /^There is no such locale here/u],
] as const)('%s is an error that says what to do [SV-5]', async (_, tool, args, sentence) => {
  const { call } = await clientOf(sampleSites);
  const { isError, text: said } = await call(tool, args);
  expect(isError).toBe(true);
  expect(said).toMatch(sentence);
  expect(said).not.toContain('\n');
});
