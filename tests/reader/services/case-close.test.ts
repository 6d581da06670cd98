import { expect, test, vi } from 'vitest';
import { closeCase } from '../../../reader/services/case-close.ts';
import { log } from '../../../reader/services/log.ts';
import { spyOnLog } from './spy-on-log.ts';

spyOnLog();

const closing = { caseId: '500-7', articleUrl: 'https://help.example/how-to/x' };
const answering = (body: unknown) => async () => new Response(JSON.stringify(body));
const closed = (body: unknown) => closeCase({ ...closing, address: '/x', fetch: answering(body) });

test('a case is closed at its address, with its id and the page [DF-4]', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answering({ result: 'success', message: 'Closed.' }));
  expect(await closeCase({ ...closing, address: '/help/salesforce/closecase', fetch })).toEqual({
    ok: true,
    value: { result: 'success', message: 'Closed.' },
  });
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/help/salesforce/closecase');
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: JSON.stringify(closing) });
});

test.each([
  [{ result: 'Success' }, { result: 'success', message: '' }],
  [
    { result: ' FAILURE ', message: ' Not now. ' },
    { result: 'failure', message: 'Not now.' },
  ],
  [
    { result: true, message: null },
    { result: 'success', message: '' },
  ],
  [
    { result: false, message: 7, more: 1 },
    { result: 'failure', message: '' },
  ],
  [
    { result: 'success', message: 'a'.repeat(501) },
    { result: 'success', message: 'a'.repeat(500) },
  ],
])('%j is read as %j', async (body, value) => {
  expect(await closed(body)).toEqual({ ok: true, value });
});

test.each([[null], [{}], ['success'], [{ result: 1 }], [{ result: 'done' }], [{ message: 'Closed.' }]])(
  '%j closes nothing',
  async (body) => {
    expect(await closed(body)).toMatchObject({ ok: false, failure: { kind: 'unreadable' } });
  },
);

test.each([
  ['refused', async () => new Response('', { status: 500 }), { code: 500 }],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'unreachable' }],
  ['redirected', async () => new Response(null, { status: 302 }), { code: 'redirected' }],
])(
  'one that could not be closed is logged with why (%s), never with the case [DF-3]',
  async (reason, fetch, own) => {
    vi.useFakeTimers();
    await closeCase({ ...closing, address: '/x', fetch });
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    const message = `Failed to close case: ${reason}`;
    expect(vi.mocked(log).mock.calls).toEqual([[{ type: 'error', category: 'case', message, ...own }]]);
  },
);

test('a service that is silent has failed after 20 seconds', async () => {
  vi.useFakeTimers();
  const answer = closeCase({ ...closing, address: '/x', fetch: silent });
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await answer).toEqual({ ok: false, failure: { kind: 'timedOut', timeoutMs: 20_000 } });
});

const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
