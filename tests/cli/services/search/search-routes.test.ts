import { describe, expect, test } from 'vitest';
import {
  type SearchFault,
  searchFaults,
  tokenFaults,
} from '../../../../cli/services/search/search-faults.ts';
import { autocompleterReply } from '../../../../schemas/services/search/autocompleter.ts';
import { batchSearchReply } from '../../../../schemas/services/search/batch-search.ts';
import { searchAuthReply } from '../../../../schemas/services/search/search-auth.ts';
import { emptySite, host, previewOf } from '../../preview/preview-of.ts';
import { auth, autocompleter, batch, query, searchClient, tracking } from './search-client.ts';

describe('a token', () => {
  test('is given with its end and the address of the search, on the host that was asked [SR-9]', async () => {
    const { signIn, clock } = await searchClient({ basePath: '/help/' });
    const reply = await signIn();
    expect(searchAuthReply.parse(reply)).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+$/u),
      expires_in: 1200,
      expiration: clock.nowMs / 1000 + 1200,
      apis: { search: `${host}/help/services/search` },
    });
  });

  test('is refused where the key or the domain is another one [SR-9]', async () => {
    const { post } = await searchClient();
    expect((await post(auth, { domain_key: 'preview' }, { 'x-inbenta-key': 'other' })).status).toBe(403);
    expect((await post(auth, { domain_key: 'other' })).status).toBe(403);
  });

  test.each([
    ['none', {}, 401],
    ['one that was changed', { authorization: 'Bearer eyJ9.x' }, 401],
    ['one in other words', { authorization: 'token' }, 401],
    ['no environment', { 'x-inbenta-env': '' }, 400],
    ['another key', { 'x-inbenta-key': 'other' }, 403],
  ])('is asked for by every call: %s is refused [SR-9]', async (_, changed, status) => {
    const { post, ask, signedIn } = await searchClient();
    const { authorization, ...rest } = signedIn;
    const headers = Object.keys(changed).length === 0 ? rest : { ...rest, authorization, ...changed };
    expect((await post(batch, { queries: [query] }, headers)).status).toBe(status);
    expect((await post(tracking, {}, headers)).status).toBe(status);
    const key = { 'x-inbenta-key': 'preview', ...headers };
    expect((await ask(autocompleter, { headers: key })).status).toBe(status);
  });

  test('that has expired is refused in the words of the gateway [SR-9]', async () => {
    const { search, clock } = await searchClient();
    clock.nowMs += 1200 * 1000;
    const response = await search('dispatch');
    expect([response.status, await response.json()]).toEqual([403, { Message: 'The token has expired.' }]);
  });
});

describe('a batch search', () => {
  test('gives a result set for each query, with codes for clicks and ratings [SR-10]', async () => {
    const { post, signedIn } = await searchClient();
    const queries = [query, { ...query, length: 1, offset: 1 }, { ...query, query: 'nothing' }];
    const response = await post(batch, { queries }, signedIn);
    const sets = batchSearchReply.parse(await response.json());
    expect(sets.map(({ results }) => results.map(({ id }) => id))).toEqual([
      ['hwDispatch', 'faqDispatch'],
      ['faqDispatch'],
      [],
    ]);
    expect(sets.map(({ numberOfResults }) => numberOfResults)).toEqual([2, 2, 0]);
    for (const { results, tracking: set } of sets) {
      expect(set?.rateCode).toEqual(expect.any(String));
      for (const hit of results) expect(hit.tracking?.clickCode).toEqual(expect.any(String));
    }
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('is kept once: not its further pages, not a count alone [SR-10]', async () => {
    const { found, events } = await searchClient();
    await found(' dispatch ', { filters: { SOURCE: ['Absorb'] } });
    await found('nothing');
    await found('dispatch', { offset: 10 });
    await found('dispatch', { length: 0 });
    await found(' ');
    const { newest, withoutResults } = await events.overview();
    expect(newest.searches.map(({ query: words, filters, results }) => [words, filters, results])).toEqual([
      ['nothing', '{}', 0],
      ['dispatch', '{"SOURCE":["Absorb"]}', 2],
    ]);
    expect(withoutResults).toMatchObject([{ query: 'nothing', times: 1 }]);
  });

  test('has codes that the wire takes, however long the query', async () => {
    const { found, track } = await searchClient();
    for (const long of ['a'.repeat(1000), '山'.repeat(1000), '🚐'.repeat(500)]) {
      const { results } = await found(long);
      const code = results[0]?.tracking?.clickCode;
      expect((await track({ type: 'click', data: { code } })).status).toBe(204);
    }
  });
});

test('the suggestions are those of the build [AC-5]', async () => {
  const { ask, signedIn } = await searchClient();
  const response = await ask(autocompleter, { headers: { ...signedIn, 'x-inbenta-key': 'preview' } });
  expect(autocompleterReply.parse(await response.json())).toEqual([
    { repr: 'Dispatch FAQ', URL: ['/faq/dispatch'], id: 'faqDispatch', SOURCE: ['KBContentful'] },
  ]);
});

describe('an event', () => {
  test('is kept with what its code stands for [SR-11]', async () => {
    const { found, track, events } = await searchClient();
    const { results, tracking: set } = await found('dispatch', { offset: 1 });
    const rate = { code: set?.rateCode };
    const tracked = [
      { type: 'click', data: { code: results[0]?.tracking?.clickCode } },
      { type: 'search_rate', data: { ...rate, value: 1 } },
      { type: 'search_rate', data: { ...rate, value: 2, comment: 'Not about vans.' } },
      { type: 'autocompleter_click', data: { contentId: 'faqDispatch', query: 'dis' } },
    ];
    for (const event of tracked) expect((await track(event)).status).toBe(204);
    const { newest } = await events.overview();
    expect(newest.clicks).toMatchObject([
      { query: 'dispatch', resultId: 'faqDispatch', url: '/how-to/faqDispatch', position: 2 },
    ]);
    expect(newest.ratings).toMatchObject([
      { query: 'dispatch', value: 2, comment: 'Not about vans.' },
      { query: 'dispatch', value: 1, comment: null },
    ]);
    expect(newest.suggestionClicks).toMatchObject([{ query: 'dis', contentId: 'faqDispatch' }]);
  });

  test('with a code that this search has not made is refused, and so is one of the other kind [SR-11]', async () => {
    const { found, track, events } = await searchClient();
    const { results, tracking: set } = await found('dispatch');
    const click = results[0]?.tracking?.clickCode;
    const rate = { value: 1 };
    for (const event of [
      { type: 'click', data: { code: 'x' } },
      { type: 'click', data: { code: set?.rateCode } },
      { type: 'click', data: { code: `${click}x` } },
      { type: 'search_rate', data: { ...rate, code: click } },
    ]) {
      const response = await track(event);
      expect([response.status, await response.json()]).toEqual([
        422,
        { error: { code: 422, message: expect.stringMatching(/^data\.code: no code of a result/u) } },
      ]);
    }
    expect((await events.overview()).counts).toMatchObject({ clicks: 0, ratings: 0 });
  });
});

describe('what is searched for to see a fault', () => {
  const statuses: Partial<Record<SearchFault, number>> = {
    'fail 400': 400,
    'fail 401': 401,
    'fail 403': 403,
    'fail 404': 404,
    'fail 422': 422,
    'fail 429': 429,
    'fail 500': 500,
    'fail 502 html': 502,
    'fail 504': 504,
    silent: 504,
  };

  test.each(Object.keys(searchFaults) as SearchFault[])('"%s" has the status that it says', async (fault) => {
    const { search, events } = await searchClient();
    expect((await search(` ${fault.toUpperCase()} `)).status).toBe(statuses[fault] ?? 200);
    expect((await events.overview()).counts.searches).toBe(0);
  });

  test('does the same in the comment of a rating', async () => {
    const { found, track, events } = await searchClient();
    const code = (await found('dispatch')).tracking?.rateCode;
    const rate = (comment: string) => track({ type: 'search_rate', data: { code, value: 2, comment } });
    expect((await rate('fail 500')).status).toBe(500);
    expect((await rate('twice')).status).toBe(204);
    expect((await events.overview()).counts.ratings).toBe(1);
  });

  test('fails in the shapes that gateways and services have', async () => {
    const { search } = await searchClient();
    expect(await (await search('fail 403')).json()).toEqual({ Message: expect.any(String) });
    expect(await (await search('fail 422')).json()).toEqual({
      error: { code: 422, message: expect.any(String) },
    });
    expect((await search('fail 429')).headers.get('x-throttle-reset')).toBe('30');
    for (const fault of ['fail 502 html', 'no json'])
      expect((await search(fault)).headers.get('content-type')).toMatch(/^text\/html/u);
    await expect((await search('cut off')).text()).rejects.toThrow('cut off');
  });

  test('comes late', async () => {
    const { found, search, sleep } = await searchClient();
    expect((await found('slow 3')).numberOfResults).toBe(2);
    expect(sleep).toHaveBeenLastCalledWith(3000);
    await search('silent');
    expect(sleep).toHaveBeenLastCalledWith(20_000);
  });

  test('finds very much, the same twice, what is hostile, and what cannot be rated', async () => {
    const { found } = await searchClient();
    const many = await found('many 10000', { offset: 9990 });
    expect([
      many.numberOfResults,
      many.results.length,
      new Set(many.results.map(({ id }) => id)).size,
    ]).toEqual([10_000, 10, 10]);
    expect((await found('many 10000', { offset: 9995 })).results).toHaveLength(5);
    const twice = (await found('twice')).results.map(({ id }) => id);
    expect(twice).toEqual(['hwDispatch', 'hwDispatch', 'faqDispatch', 'faqDispatch']);
    const hostile = JSON.stringify(await found('hostile'));
    for (const attack of ['<script>', 'onerror=', '&lt;img', 'javascript:'])
      expect(hostile).toContain(attack);
    const unrated = await found('no rate code');
    expect([unrated.results.length, unrated.tracking]).toEqual([2, undefined]);
  });

  test.each(Object.keys(tokenFaults))(
    '"%s" spoils the next token of that browser alone, once',
    async (fault) => {
      const { search, signIn, clock, signedIn } = await searchClient();
      const refused = await search(fault);
      expect(refused.status).toBe(401);
      const cookie = refused.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/; Max-Age=15; Path=\/services\/search\/v1\/auth; HttpOnly; SameSite=Strict$/u);
      const good = await signIn();
      const spoilt = await signIn({ cookie: cookie.split(';')[0] ?? '' });
      const nowS = clock.nowMs / 1000;
      expect(good).toMatchObject({ expires_in: 1200, apis: { search: `${host}/services/search` } });
      expect(spoilt).toMatchObject(
        {
          'token expired': { expires_in: 0, expiration: nowS },
          'wrong clock': { expires_in: 1200, expiration: nowS - 600 },
          'no search address': { apis: {} },
          'foreign host': { apis: { search: 'https://search.example.com' } },
          'http address': { apis: { search: 'http://search.example.com' } },
        }[fault] ?? {},
      );
      const retried = await search(fault, {}, { ...signedIn, authorization: `Bearer ${spoilt.accessToken}` });
      expect(retried.status).toBe(fault === 'token expired' ? 403 : 200);
    },
  );
});

test('an unknown path below the search is a 404 as JSON, whatever the method', async () => {
  const { ask, post } = await searchClient();
  for (const response of [await ask('/services/search/v2'), await post('/services/search/v1/x', {})]) {
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { code: 404, message: expect.stringMatching(/^There is no /u) } },
    ]);
  }
});

test('a call by another method is answered with which one the search takes', async () => {
  const { ask, post } = await searchClient();
  const asked = [
    [await ask(auth), 'POST'],
    [await ask(batch), 'POST'],
    [await ask(tracking, { method: 'PUT' }), 'POST'],
    [await post(autocompleter, {}), 'GET, HEAD'],
  ] as const;
  for (const [response, allow] of asked)
    expect([response.status, response.headers.get('allow'), await response.json()]).toEqual([
      405,
      allow,
      { error: { code: 405, message: expect.stringContaining(` takes ${allow} only.`) } },
    ]);
});

test('a site whose readers search in their browser has no search service', async () => {
  const { ask } = await previewOf(emptySite);
  expect((await ask(auth, { method: 'POST', body: '{}' })).status).not.toBe(200);
});
