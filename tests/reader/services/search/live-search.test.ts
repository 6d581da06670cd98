import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { liveSearch } from '../../../../reader/services/search/live-search.ts';
import { log } from '../../../../reader/services/log.ts';
import {
  access,
  addressOf,
  type Answer,
  found,
  json,
  query,
  type SearchStandIn,
  searchStandIn,
} from './search-stand-in.ts';
import { spyOnLog } from '../spy-on-log.ts';

spyOnLog();

let standIn: SearchStandIn;
afterEach(() => standIn.close());

const minute = 60_000;
const expired = json(401, { error: { code: 401, message: 'Expired' } });
const headersOf = (index: number) => standIn.asked[index]?.headers;
const tokensSent = () => standIn.asked.flatMap(({ headers }) => headers.authorization ?? []);

/** An answer that waits until it is let go. */
function held(answer: Answer): { readonly answer: Answer; readonly letGo: () => void } {
  const gate = new EventEmitter();
  const isFree = once(gate, 'open');
  return { answer: (...asked) => void isFree.then(() => answer(...asked)), letGo: () => gate.emit('open') };
}

const untilAsked = async (counts: { auth: number; search: number }) => {
  while (standIn.counts().auth < counts.auth || standIn.counts().search < counts.search) await nextTurn();
};

describe('what is sent', () => {
  test('a token is asked for with the domain’s key, below the site’s folder [SR-9]', async () => {
    standIn = await searchStandIn({});
    const settings = { ...standIn.settings, auth: '/services/search' };
    await liveSearch(settings, { ...standIn.world, serviceBase: '/auth/' }).search(query);
    expect(standIn.asked[0]).toMatchObject({
      path: '/auth/services/search/v1/auth',
      headers: { 'x-inbenta-key': 'a-key', 'content-type': 'application/json' },
      body: { domain_key: 'a-domain' },
    });
    expect(headersOf(0)).not.toHaveProperty('authorization');
  });

  test('a search is a batch of one, with token, key and environment [SR-10]', async () => {
    standIn = await searchStandIn({ auth: [access({ accessToken: 'abc', apis: { search: '/search/' } })] });
    const asked = {
      ...query,
      filters: { SOURCE: ['KBContentful'], PRODUCT_AREA: ['Dispatch / Boards', 'Payroll'] },
      length: 20,
      offset: 40,
      facets: ['SOURCE', 'PRODUCT_AREA', 'CONTENTFUL_TYPE'],
    } as const;
    await liveSearch(standIn.settings, standIn.world).search({
      ...asked,
      facets: [...asked.facets],
      filters: {
        ...asked.filters,
        SOURCE: [...asked.filters.SOURCE],
        PRODUCT_AREA: [...asked.filters.PRODUCT_AREA],
      },
    });
    expect(standIn.asked[1]).toMatchObject({
      path: '/search/v1/federated-search/batch',
      headers: { authorization: 'Bearer abc', 'x-inbenta-key': 'a-key', 'x-inbenta-env': 'production' },
      body: { queries: [asked] },
    });
  });

  test('a query that is longer than the service takes is cut', async () => {
    standIn = await searchStandIn({});
    await liveSearch(standIn.settings, standIn.world).search({ ...query, query: 'a'.repeat(2000) });
    expect(standIn.asked[1]?.body).toEqual({ queries: [{ ...query, query: 'a'.repeat(1000) }] });
  });

  test('suggestions are asked for with the same token, however long the list [AC-1]', async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({
      repr: `How to ${'do this '.repeat(15)}${index}`,
      URL: [`/how-to/${index}`],
      id: String(index),
      SOURCE: ['KBContentful'],
    }));
    standIn = await searchStandIn({ search: [found(), json(200, items)] });
    const { search, suggestions } = liveSearch(standIn.settings, standIn.world);
    await search(query);
    expect(await suggestions?.()).toEqual({ ok: true, value: items });
    expect(standIn.asked.map(({ path }) => path)).toEqual([
      '/auth/v1/auth',
      '/search/v1/federated-search/batch',
      '/search/v1/autocompleter/data',
    ]);
    expect(new Set(tokensSent()).size).toBe(1);
  });

  test('odd items of the list are left out one by one, and logged once with their number [AC-5]', async () => {
    const item = { repr: 'Plan', URL: ['/plan', null], id: 7, SOURCE: ['KBContentful'] };
    const odd = [null, 'x', [], { ...item, repr: 7 }, { ...item, id: '' }];
    standIn = await searchStandIn({ search: [json(200, [...odd, item, { ...item, SOURCE: undefined }])] });
    const { suggestions } = liveSearch(standIn.settings, standIn.world);
    const read = { ...item, id: '7', URL: ['/plan'] };
    expect(await suggestions()).toEqual({ ok: true, value: [read, { ...read, SOURCE: [] }] });
    // the five, and the address that is none
    expect(vi.mocked(log).mock.calls.map(([{ data }]) => data)).toEqual([{ count: 7 }]);
  });

  test.each([
    ['an empty list is a list', [], { ok: true, value: [] }],
    ['one of which nothing can be read is none', [null, 7], { ok: false, failure: { kind: 'unreadable' } }],
    ['what is no list is none', { items: [] }, { ok: false, failure: { kind: 'unreadable' } }],
  ])('%s [AC-5]', async (_what, body, gives) => {
    standIn = await searchStandIn({ search: [json(200, body)] });
    expect(await liveSearch(standIn.settings, standIn.world).suggestions()).toMatchObject(gives);
  });

  test('an event is sent once, even from a closing page [SR-11]', async () => {
    standIn = await searchStandIn({ search: [json(200, 'no JSON that anyone reads')] });
    const sent: RequestInit[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      if (addressOf(input).includes('tracking')) sent.push(init ?? {});
      return globalThis.fetch(input, init);
    };
    const { track } = liveSearch(standIn.settings, { ...standIn.world, fetch });
    expect((await track({ type: 'click', data: { code: 'c1' } })).ok).toBe(true);
    expect(standIn.asked[1]).toMatchObject({
      path: '/search/v1/tracking/events',
      body: { type: 'click', data: { code: 'c1' } },
    });
    expect(sent).toMatchObject([{ keepalive: true }]);
  });

  test('a rejected event has no effect and is logged [SR-11]', async () => {
    standIn = await searchStandIn({ search: [json(500, {})] });
    const { search, track } = liveSearch(standIn.settings, standIn.world);
    const failed = { ok: false, failure: { kind: 'refused', status: 500 } };
    const rating = { type: 'search_rate', data: { code: 'r1', value: 2, comment: 'Wrong' } } as const;
    expect(await track(rating)).toEqual(failed);
    expect(await search(query)).toEqual(failed);
  });
});

describe('the token', () => {
  test('of 100 that ask at once is asked for once [SR-9]', async () => {
    standIn = await searchStandIn({});
    const { search } = liveSearch(standIn.settings, standIn.world);
    const answers = await Promise.all(Array.from({ length: 100 }, () => search(query)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(standIn.counts()).toEqual({ auth: 1, search: 100 });
  });

  test.each([1200, 0])(
    'that all 100 are refused with is replaced once, where tokens live %i seconds [SR-9]',
    async (seconds) => {
      standIn = await searchStandIn({
        auth: [access({ accessToken: 'ended', expires_in: seconds }), access({ expires_in: seconds })],
        search: [
          (response, headers) =>
            (headers.authorization === 'Bearer ended' ? expired : found())(response, headers),
        ],
      });
      const { search } = liveSearch(standIn.settings, standIn.world);
      const answers = await Promise.all(Array.from({ length: 100 }, () => search(query)));
      expect(answers.every(({ ok }) => ok)).toBe(true);
      expect(standIn.counts()).toEqual({ auth: 2, search: 200 });
    },
  );

  test('is used until less than a minute of its life is left [SR-9]', async () => {
    standIn = await searchStandIn({ auth: [access({ expires_in: 1200 })] });
    let nowMs = 5 * minute;
    const { search } = liveSearch(standIn.settings, { ...standIn.world, now: () => nowMs });
    await search(query);
    nowMs += 19 * minute;
    await search(query);
    expect(standIn.counts().auth).toBe(1);
    nowMs += 1;
    await search(query);
    expect(standIn.counts().auth).toBe(2);
  });

  test('counts from when it was asked for, not from when it came', async () => {
    let nowMs = 0;
    const late: Answer = (...asked) => {
      nowMs = minute;
      access()(...asked);
    };
    standIn = await searchStandIn({ auth: [late] });
    const { search } = liveSearch(standIn.settings, { ...standIn.world, now: () => nowMs });
    await search(query);
    nowMs = 19 * minute + 1;
    await search(query);
    expect(standIn.counts().auth).toBe(2);
  });

  test.each([
    ['a time, where there is no span', { expires_in: undefined, expiration: 1200 }, 19 * minute + 1],
    ['no time that is a number', { expires_in: 'soon', expiration: null }, Infinity],
  ])('with %s is used as long as that allows', async (_what, reply, endsAtMs) => {
    standIn = await searchStandIn({ auth: [access(reply)] });
    let nowMs = 0;
    const { search } = liveSearch(standIn.settings, { ...standIn.world, now: () => nowMs });
    await search(query);
    nowMs = Math.min(endsAtMs - 1, 24 * 60 * minute);
    await search(query);
    expect(standIn.counts().auth).toBe(1);
    nowMs = Math.min(endsAtMs, 24 * 60 * minute);
    await search(query);
    expect(standIn.counts().auth).toBe(endsAtMs === Infinity ? 1 : 2);
  });

  test('of a life of 0 is asked for once a call', async () => {
    standIn = await searchStandIn({ auth: [access({ expires_in: 0 })] });
    const { search } = liveSearch(standIn.settings, standIn.world);
    for (let times = 0; times < 3; times += 1) expect((await search(query)).ok).toBe(true);
    expect(standIn.counts()).toEqual({ auth: 3, search: 3 });
  });

  test('leads where the newest reply says [SR-9]', async () => {
    standIn = await searchStandIn({
      auth: [access(), access({ apis: { search: '/search/moved' } })],
      search: [expired, found()],
    });
    await liveSearch(standIn.settings, standIn.world).search(query);
    expect(standIn.asked.map(({ path }) => path)).toEqual([
      '/auth/v1/auth',
      '/search/v1/federated-search/batch',
      '/auth/v1/auth',
      '/search/moved/v1/federated-search/batch',
    ]);
  });

  test('that was not given is asked for again by the next call', async () => {
    standIn = await searchStandIn({ auth: [json(503, {}), access()] });
    const { search } = liveSearch(standIn.settings, standIn.world);
    expect(await search(query)).toEqual({ ok: false, failure: { kind: 'refused', status: 503 } });
    expect((await search(query)).ok).toBe(true);
  });
});

describe('an aborted call', () => {
  const aborted = { ok: false, failure: { kind: 'aborted' } };

  test('leaves the token to the others that wait for it [SR-9]', async () => {
    const slow = held(access());
    standIn = await searchStandIn({ auth: [slow.answer] });
    const { search } = liveSearch(standIn.settings, standIn.world);
    const caller = new AbortController();
    const first = search(query, caller.signal);
    const second = search(query);
    await untilAsked({ auth: 1, search: 0 });
    caller.abort();
    expect(await first).toEqual(aborted);
    slow.letGo();
    expect((await second).ok).toBe(true);
    expect(standIn.counts()).toEqual({ auth: 1, search: 1 });
  });

  test('gets no late reply after the one to a newer search [SR-3]', async () => {
    const late = held(found());
    standIn = await searchStandIn({ search: [late.answer, found({ numberOfResults: 7 })] });
    const { search } = liveSearch(standIn.settings, standIn.world);
    const caller = new AbortController();
    const older = search(query, caller.signal);
    await untilAsked({ auth: 1, search: 1 });
    caller.abort();
    const newer = await search({ ...query, query: 'invoices' });
    late.letGo();
    expect(newer).toMatchObject({ ok: true, value: { numberOfResults: 7 } });
    expect(await older).toEqual(aborted);
  });

  test('asks nothing where it stopped before it began', async () => {
    standIn = await searchStandIn({});
    const { search } = liveSearch(standIn.settings, standIn.world);
    expect(await search(query, AbortSignal.abort())).toEqual(aborted);
    expect(standIn.counts().search).toBe(0);
  });
});

test('why a call has failed is logged: status and words of the service, never the query [SR-9]', async () => {
  standIn = await searchStandIn({ search: [json(422, { error: { code: 422, message: 'No such facet' } })] });
  const { search, suggestions, track } = liveSearch(standIn.settings, standIn.world);
  await search({ ...query, query: 'my secret' });
  await suggestions();
  await track({ type: 'search_rate', data: { code: 'r1', value: 2, comment: 'my secret' } });
  const entry = {
    type: 'error',
    category: 'search',
    code: 422,
    data: { reason: { by: 'service', says: 'No such facet' } },
  };
  expect(vi.mocked(log).mock.calls).toEqual([
    [{ ...entry, message: 'A search has failed.' }],
    [{ ...entry, message: 'The live list of suggestions has not come.' }],
    [{ ...entry, message: 'The search has not taken an event (search_rate).' }],
  ]);
});

test('an invalid address in the settings is reported', async () => {
  standIn = await searchStandIn({});
  const { search } = liveSearch({ ...standIn.settings, auth: 'https://[' }, standIn.world);
  expect(await search(query)).toEqual({
    ok: false,
    failure: { kind: 'untrustedAddress', address: 'https://[' },
  });
});
