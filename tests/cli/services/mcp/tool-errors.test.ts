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
  [
    'too many results',
    'search',
    { query: 'job', limit: 100 },
    /: Give a whole number from 1 to 20 at limit$/u,
  ],
  ['half a result', 'search', { query: 'job', limit: 0.5 }, /: Give a whole number from 1 to 20 at limit$/u],
  ['no query', 'search', {}, /: Give a few words or a question at query$/u],
  ['a number as locale', 'list_areas', { locale: 7 }, /: Give a locale such as "de-DE" or "de" at locale$/u],
  [
    'a negative offset',
    'read_article',
    { address: '/', offset: -1 },
    /: Give a whole number from 0 on at offset$/u,
  ],
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
    /^That address is on another site; open it there\.$/u,
  ],
  [
    'a mistyped product area',
    'read_article',
    { address: '/product-capabilities/forms-and-photo' },
    /nearest .*\/product-capabilities\/forms-and-photos/u,
  ],
  ['a script', 'read_article', { address: 'javascript:alert(1)' }, /not one of this site/u],
  [
    'a list',
    'read_article',
    { address: '/announcements' },
    /; call list_announcements for what it lists\.$/u,
  ],
  ['the search page', 'read_article', { address: '/search' }, /; call search for what it lists\.$/u],
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
