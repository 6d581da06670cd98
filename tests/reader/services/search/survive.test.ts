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

/** What a reader's client of the search must survive, a row each. */
interface Row {
  readonly auth?: readonly Answer[];
  readonly search?: readonly Answer[];
  /** What the search comes to. */
  readonly gives: unknown;
  readonly asks: { readonly auth: number; readonly search: number };
}

const invoices = {
  results: [{ id: '1', title: 'Invoices', attributes: {} }],
  numberOfResults: 1,
  facets: [],
};
const finds = (reply: object = {}) => ({ ok: true, value: { ...invoices, ...reply } });
const fails = (failure: object) => ({ ok: false, failure });
const once = { auth: 1, search: 1 };
const again = { auth: 2, search: 2 };
const never = { auth: 1, search: 0 };

const serviceError = (code: number, message: string) => json(code, { error: { code, message } });
const gatewayError = (code: number) => json(code, { Message: 'The incoming token has expired' });
const byGateway = { by: 'gateway', says: 'The incoming token has expired' };
const page =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<html><h1>Bad Gateway</h1></html>');
const cutOff: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('[{"results":[', () => response.destroy());
};
const halfAReply: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('[{"results":[');
};
const silence: Answer = () => {};
const silenceInTheMiddle: Answer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
};
const hit = (values: object) => ({ id: '1', title: 'Invoices', attributes: {}, ...values });

const rows: Readonly<Record<string, Row>> = {
  '401, once': {
    search: [serviceError(401, 'Expired'), found()],
    gives: finds(),
    asks: again,
  },
  '401, for good': {
    search: [serviceError(401, 'Expired')],
    gives: fails({ kind: 'refused', status: 401, reason: { by: 'service', says: 'Expired' } }),
    asks: again,
  },
  '401 to who asks for a token': {
    auth: [serviceError(401, 'No such key')],
    gives: fails({ kind: 'refused', status: 401, reason: { by: 'service', says: 'No such key' } }),
    asks: never,
  },
  '403 with Message, once': {
    search: [gatewayError(403), found()],
    gives: finds(),
    asks: again,
  },
  '403 with Message, for good': {
    search: [gatewayError(403)],
    gives: fails({ kind: 'refused', status: 403, reason: byGateway }),
    asks: again,
  },
  '403 of the service, to who may not ask': {
    search: [serviceError(403, 'Forbidden')],
    gives: fails({ kind: 'refused', status: 403, reason: { by: 'service', says: 'Forbidden' } }),
    asks: once,
  },
  '422': {
    search: [serviceError(422, 'No such facet')],
    gives: fails({ kind: 'refused', status: 422, reason: { by: 'service', says: 'No such facet' } }),
    asks: once,
  },
  '429': {
    search: [json(429, { error: { code: 429, message: 'Slower' } }, { 'x-throttle-reset': '1785499200' })],
    gives: fails({ kind: 'throttled', resets: '1785499200' }),
    asks: once,
  },
  '502 with an HTML page': {
    search: [page(502)],
    gives: fails({ kind: 'refused', status: 502 }),
    asks: once,
  },
  '504': {
    search: [json(504, { Message: 'Endpoint request timed out' })],
    gives: fails({
      kind: 'refused',
      status: 504,
      reason: { by: 'gateway', says: 'Endpoint request timed out' },
    }),
    asks: once,
  },
  'a reply cut off': {
    search: [cutOff],
    gives: fails({ kind: 'brokenOff' }),
    asks: once,
  },
  'half a reply that says it is whole': {
    search: [halfAReply],
    gives: fails({ kind: 'unreadable', reason: 'it is not JSON' }),
    asks: once,
  },
  'an HTML page with status 200': {
    search: [page(200)],
    gives: fails({ kind: 'unreadable', reason: 'it is not JSON' }),
    asks: once,
  },
  'a page in place of a token': {
    auth: [page(200)],
    gives: fails({ kind: 'unreadable', reason: 'it is not JSON' }),
    asks: never,
  },
  'expires_in 0': {
    auth: [access({ expires_in: 0 })],
    gives: finds(),
    asks: once,
  },
  'expires_in 0 and 401 for good': {
    auth: [access({ expires_in: 0 })],
    search: [serviceError(401, 'Expired')],
    gives: fails({ kind: 'refused', status: 401, reason: { by: 'service', says: 'Expired' } }),
    asks: again,
  },
  'no apis': {
    auth: [access({ apis: undefined })],
    gives: fails({ kind: 'unreadable', reason: '"apis" has another shape' }),
    asks: never,
  },
  'no apis.search': {
    auth: [access({ apis: {} })],
    gives: fails({ kind: 'unreadable', reason: '"apis.search" has another shape' }),
    asks: never,
  },
  'apis.search on a foreign host': {
    auth: [access({ apis: { search: 'https://evil.example/' } })],
    gives: fails({ kind: 'untrustedAddress', address: 'https://evil.example/' }),
    asks: never,
  },
  'apis.search over http': {
    auth: [access({ apis: { search: 'http://api.example.com/' } })],
    gives: fails({ kind: 'untrustedAddress', address: 'http://api.example.com/' }),
    asks: never,
  },
  'a search that leads to another address': {
    search: [(response) => response.writeHead(307, { location: '/search/elsewhere' }).end()],
    gives: fails({ kind: 'redirected' }),
    asks: once,
  },
  'hostile HTML in titles and attributes, which is made harmless where it is shown': {
    search: [
      found({
        results: [
          hit({ title: '<img src=x onerror=a()>', attributes: { BEST_DYNABS: ['<script>a()</script>'] } }),
        ],
      }),
    ],
    gives: finds({
      results: [
        hit({ title: '<img src=x onerror=a()>', attributes: { BEST_DYNABS: ['<script>a()</script>'] } }),
      ],
    }),
    asks: once,
  },
  'attributes of other shapes': {
    search: [
      found({ results: [hit({ score: 'high', attributes: { URL: 'x', SOURCE: [7], PARAGRAPHS: ['a'] } })] }),
    ],
    gives: finds({ results: [hit({ attributes: { URL: [], SOURCE: [], PARAGRAPHS: ['a'] } })] }),
    asks: once,
  },
  'odd items in every list': {
    search: [
      found({
        results: [null, hit({ id: 7, attributes: { URL: [null, '/how-to/x'] } }), 'x'],
        numberOfResults: null,
        facets: [
          null,
          { name: 'SOURCE', options: [null, { value: 'KBContentful', count: 3 }, { text: 'A', value: 'a' }] },
          { name: 'PRODUCT_AREA', options: 7 },
        ],
      }),
    ],
    gives: finds({
      results: [hit({ id: '7', attributes: { URL: ['/how-to/x'] } })],
      numberOfResults: 0,
      facets: [
        { name: 'SOURCE', options: [{ text: '', value: 'KBContentful', count: 3 }] },
        { name: 'PRODUCT_AREA', options: [] },
      ],
    }),
    asks: once,
  },
  'results none of which can be read': {
    search: [found({ results: [null, 7] })],
    gives: fails({ kind: 'unreadable', reason: '"0.results" has another shape' }),
    asks: once,
  },
  'a javascript: URL, which is no link where it is shown': {
    search: [found({ results: [hit({ attributes: { URL: ['javascript:a()'] } })] })],
    gives: finds({ results: [hit({ attributes: { URL: ['javascript:a()'] } })] }),
    asks: once,
  },
  '10,000 results, ten at a time': {
    search: [found({ numberOfResults: 10_000 })],
    gives: finds({ numberOfResults: 10_000 }),
    asks: once,
  },
  '10,000 results at once': {
    search: [
      found({
        results: Array.from({ length: 10_000 }, (_, index) => hit({ id: String(index) })),
        numberOfResults: 10_000,
      }),
    ],
    gives: finds({
      results: Array.from({ length: 10 }, (_, index) => hit({ id: String(index) })),
      numberOfResults: 10_000,
    }),
    asks: once,
  },
  'the same result twice': {
    search: [found({ results: [hit({}), hit({ title: 'Again' }), hit({ id: '2' })], numberOfResults: 3 })],
    gives: finds({ results: [hit({}), hit({ id: '2' })], numberOfResults: 3 }),
    asks: once,
  },
  'no result set at all': {
    search: [json(200, [])],
    gives: fails({ kind: 'unreadable', reason: '"0" has another shape' }),
    asks: once,
  },
};

spyOnLog();

let standIn: SearchStandIn;
afterEach(() => standIn.close());

describe('the search survives', () => {
  test.each(Object.entries(rows))('%s [SR-9]', async (_name, { gives, asks, ...answers }) => {
    standIn = await searchStandIn(answers);
    const { search } = liveSearch(standIn.settings, standIn.world);
    expect(await search(query)).toEqual(gives);
    expect(standIn.counts()).toEqual(asks);
  });

  test('a clock ten minutes off, either way: the token is used again [SR-9]', async () => {
    for (const minutes of [-10, 10]) {
      standIn = await searchStandIn({ auth: [access({ expiration: 1200 })] });
      const today = () => minutes * 60_000;
      const { search } = liveSearch(standIn.settings, { ...standIn.world, today });
      for (let times = 0; times < 3; times += 1) expect(await search(query)).toEqual(finds());
      expect(standIn.counts()).toEqual({ auth: 1, search: 3 });
      if (minutes < 0) await standIn.close();
    }
  });

  test('going offline half-way, and coming back [SR-9]', async () => {
    standIn = await searchStandIn({});
    let isOnline = true;
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const response = await globalThis.fetch(input, init);
      if (addressOf(input).includes('/auth')) isOnline = false;
      return response;
    };
    const { search } = liveSearch(standIn.settings, { ...standIn.world, fetch });
    expect(await search(query)).toEqual(fails({ kind: 'unreachable' }));
    isOnline = true;
    expect(await search(query)).toEqual(finds());
    expect(standIn.counts()).toEqual(once);
  });
});

describe('16 seconds of silence', () => {
  const timedOut = fails({
    kind: 'timedOut',
    timeoutMs: 15_000,
    says: 'Timeout ended for waiting response from the search SDK',
  });

  test.each([
    ['of who gives tokens', { auth: [silence] }, never],
    ['of the search', { search: [silence] }, once],
    ['in the middle of a reply', { search: [silenceInTheMiddle] }, once],
    [
      'after a token was refused',
      { auth: [access(), silence], search: [gatewayError(403)] },
      { auth: 2, search: 1 },
    ],
  ])('%s end after 15, with the words of the specification [SR-9]', async (_where, answers, asks) => {
    standIn = await searchStandIn(answers);
    const { search } = liveSearch(standIn.settings, standIn.world);
    const ended = vi.fn<() => void>();
    const answer = search(query);
    void answer.then(ended);
    while (standIn.counts().auth < asks.auth || standIn.counts().search < asks.search) await nextTurn();
    await vi.advanceTimersByTimeAsync(14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(timedOut);
    expect(log).toHaveBeenCalledExactlyOnceWith({
      type: 'error',
      category: 'search',
      code: 'timedOut',
      message: 'A search has failed. Timeout ended for waiting response from the search SDK',
      data: { timeoutMs: 15_000 },
    });
    expect(standIn.counts()).toEqual(asks);
  });
});
