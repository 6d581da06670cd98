import { expect, test } from 'vitest';
import { auth, batch, query, searchClient, tracking } from '../search/search-client.ts';

const { length, ...withoutLength } = query;
const item = { id: '1', type: 'error', category: 'page', message: 'broken' };
const said = {
  id: '1',
  at: '2026-03-09T00:00:00Z',
  kind: 'poll',
  value: 'yes',
  reasons: [],
  page: '/',
  bundle: '',
};
const closing = { caseId: '500-7', articleUrl: 'http://localhost/how-to/x' };

/** Of every service: a body as it has agreed on, and bodies that are not, with the member that is named. */
const requests: readonly (readonly [path: string, good: unknown, bad: Readonly<Record<string, unknown>>])[] =
  [
    [
      auth,
      { domain_key: 'preview' },
      { domain_key: {}, more: { domain_key: 'preview', more: 1 }, 'the body': [] },
    ],
    [
      batch,
      { queries: [query] },
      {
        queries: { queries: [] },
        'queries.0.length': { queries: [withoutLength] },
        'queries.0.offset': { queries: [{ ...query, length, offset: -1 }] },
        'queries.0.query': { queries: [{ ...query, query: 'a'.repeat(1001) }] },
        'queries.0.facets.0': { queries: [{ ...query, facets: ['COLOUR'] }] },
        'queries.0.matchHighlightTags': { queries: [{ ...query, matchHighlightTags: ['<b>'] }] },
        'queries.1.filters.SOURCE': { queries: [query, { ...query, filters: { SOURCE: 'Absorb' } }] },
        'queries.0.sort': { queries: [{ ...query, sort: 'date' }] },
      },
    ],
    [
      tracking,
      { type: 'autocompleter_click', data: { contentId: 'a', query: 'b' } },
      {
        type: { type: 'view', data: {} },
        'data.contentId': { type: 'autocompleter_click', data: { query: 'b' } },
        'data.value': { type: 'search_rate', data: { code: 'x', value: 0 } },
        'data.code': { type: 'click', data: { code: '' } },
        'data.more': { type: 'click', data: { code: 'x', more: 1 } },
      },
    ],
    [
      '/salesforce/closecase',
      closing,
      {
        caseId: { ...closing, caseId: '' },
        articleUrl: { caseId: '1' },
        reason: { ...closing, reason: 'solved' },
      },
    ],
    [
      '/Feedback/Send',
      [said],
      {
        'the body': [],
        '0.kind': [{ ...said, kind: 'shout' }],
        '0.at': [{ ...said, at: 'yesterday' }],
        '0.reasons.0': [{ ...said, reasons: ['boring'] }],
        '1.id': [said, { ...said, id: '' }],
        '0.user': [{ ...said, user: 'ana' }],
      },
    ],
    [
      '/Log/Send',
      [item],
      {
        'the body': [],
        '0.message': [{ ...item, message: 7 }],
        '1.id': [item, { ...item, id: '' }],
        '0.more': [{ ...item, more: 1 }],
      },
    ],
  ];

test.each(requests)(
  '%s takes what was agreed on, and nothing else [SR-9] [SR-10] [SR-11] [DF-4]',
  async (path, good, bad) => {
    const { post, signedIn } = await searchClient();
    expect((await post(path, good, signedIn)).ok).toBe(true);
    for (const [member, body] of Object.entries(bad)) {
      const response = await post(path, body, signedIn);
      expect([response.status, await response.json()]).toEqual([
        422,
        { error: { code: 422, message: expect.stringContaining(`${member}: `) } },
      ]);
    }
  },
);

test.each(requests)('%s takes JSON alone, within bounds, and from this site alone', async (path, good) => {
  const { post, signedIn } = await searchClient();
  const status = async (body: unknown, headers: object = {}) =>
    (await post(path, body, { ...signedIn, ...headers })).status;
  expect(await status('{')).toBe(400);
  expect(await status(good, { 'content-type': 'text/plain' })).toBe(415);
  expect(await status(`"${'a'.repeat(2_000_000)}"`)).toBe(413);
  expect(await status(good, { origin: 'https://evil.example' })).toBe(403);
  expect(await status(good, { origin: 'null' })).toBe(403);
  expect(await status(good, { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(
    await status(good, { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }),
  ).toBeLessThan(300);
});
