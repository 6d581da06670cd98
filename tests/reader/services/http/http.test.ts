import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callService } from '../../../../reader/services/http/http.ts';
import { log } from '../../../../reader/services/log.ts';
import { id, listOf } from '../../../../schemas/services/lenient.ts';
import { spyOnLog } from '../spy-on-log.ts';

spyOnLog();

const reply = z.object({ name: z.string() });
const timeoutMs = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** As browsers show a redirect that is not followed. */
const redirecting: typeof fetch = async () =>
  Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

/** An answer that breaks off. */
const broken = () =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"name":'));
      controller.error(new TypeError('terminated'));
    },
  });

/** A call whose service answers with a body. */
const answered = (body: BodyInit | null, init?: ResponseInit) =>
  callService({ address: '/x', reply, timeoutMs, fetch: async () => new Response(body, init) });

/** A service that says nothing until the call is stopped. */
const silence: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    if (init?.signal?.aborted === true) reject(new DOMException('stopped', 'AbortError'));
  });

const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** As for an address that is none. */
const unusable: typeof fetch = () => {
  throw new TypeError('Failed to parse URL');
};

/** A service that begins to answer, and stops in the middle. */
const halfAnswer: typeof fetch = async (_address, init) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'));
        init?.signal?.addEventListener('abort', () => controller.error(new DOMException('stopped')));
      },
    }),
  );

describe('callService', () => {
  it('gives only the requested members of the reply', async () => {
    expect(await answered('{"name":"Ana","more":1}')).toEqual({ ok: true, value: { name: 'Ana' } });
  });

  it('takes an empty reply for nothing', async () => {
    const call = { address: '/x', reply: z.undefined(), timeoutMs };
    const nothing = { ok: true, value: undefined };
    expect(await callService({ ...call, fetch: async () => new Response(null, { status: 204 }) })).toEqual(
      nothing,
    );
    expect(await callService({ ...call, fetch: async () => new Response('') })).toEqual(nothing);
  });

  it('reads a letter that is split between two parts of the reply', async () => {
    const bytes = new TextEncoder().encode('{"name":"Zoë"}');
    const parts = [bytes.slice(0, 12), bytes.slice(12)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(part);
      },
    });
    expect(await answered(body)).toEqual({ ok: true, value: { name: 'Zoë' } });
  });

  it('leaves no timer behind', async () => {
    await answered('{"name":"Ana"}');
    await answered('', { status: 500 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks for JSON that no cache stores', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response('{"name":""}'));
    await callService({
      address: '/x',
      reply,
      timeoutMs,
      fetch: asked,
      headers: { instance: 'KnowledgeBase' },
    });
    expect(asked).toHaveBeenCalledExactlyOnceWith('/x', {
      method: 'GET',
      cache: 'no-store',
      redirect: 'manual',
      headers: { accept: 'application/json', instance: 'KnowledgeBase' },
      signal: expect.any(AbortSignal),
    });
  });

  it('sends JSON', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response('{"name":""}'));
    await callService({
      address: '/x',
      method: 'POST',
      body: { query: 'ä' },
      reply,
      timeoutMs,
      fetch: asked,
    });
    expect(asked.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: '{"query":"ä"}',
    });
  });

  it('calls a fetch that refuses to be a method of anything', async () => {
    const fetch = function (this: unknown) {
      if (this !== undefined) throw new TypeError('Illegal invocation');
      return Promise.resolve(new Response('{"name":"Ana"}'));
    } as typeof globalThis.fetch;
    expect((await callService({ address: '/x', reply, timeoutMs, fetch })).ok).toBe(true);
  });

  it.each([304, 401, 403, 404, 422, 500, 502, 504])(
    'takes status %i for a refusal, whatever its body',
    async (status) => {
      const failure = { ok: false, failure: { kind: 'refused', status } };
      expect(await answered(status === 304 ? null : '{"name":"Ana"}', { status })).toEqual(failure);
      expect(await answered(status === 304 ? null : '<html>', { status })).toEqual(failure);
    },
  );

  it.each([
    ['<!doctype html>', 'it is not JSON'],
    ['{"name":', 'it is not JSON'],
    ['', 'it has another shape'],
    ['null', 'it has another shape'],
    ['[]', 'it has another shape'],
    ['{"name":7}', '"name" has another shape'],
  ])('cannot read %j', async (body, reason) => {
    expect(await answered(body)).toEqual({ ok: false, failure: { kind: 'unreadable', reason } });
  });

  it('stops reading a body that is too large', async () => {
    const cancelled = vi.fn<() => void>();
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(500_000).fill(32)),
      cancel: cancelled,
    });
    expect(await answered(endless)).toEqual({
      ok: false,
      failure: { kind: 'tooLarge', maxBytes: 2_000_000 },
    });
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('reports that nobody answers', async () => {
    const unreachable = { ok: false, failure: { kind: 'unreachable' } };
    for (const fetch of [offline, unusable]) {
      expect(await callService({ address: '/x', reply, timeoutMs, fetch })).toEqual(unreachable);
    }
  });

  it('says that an answer has broken off, which is the service’s fault', async () => {
    expect(await answered(broken())).toEqual({ ok: false, failure: { kind: 'brokenOff' } });
  });

  it('says that there is no connection only where the browser says so', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const failure = { ok: false, failure: { kind: 'offline' } };
    expect(await callService({ address: '/x', reply, timeoutMs, fetch: offline })).toEqual(failure);
    expect(await answered(broken())).toEqual(failure);
    vi.stubGlobal('navigator', { onLine: true });
    expect(await answered(broken())).toMatchObject({ failure: { kind: 'brokenOff' } });
    vi.unstubAllGlobals();
  });

  it.each([301, 302, 303, 307, 308])(
    'follows no answer that leads elsewhere (%i), and says so',
    async (status) => {
      const headers = { location: 'https://elsewhere.example/' };
      expect(await answered(null, { status, headers })).toEqual({
        ok: false,
        failure: { kind: 'redirected' },
      });
    },
  );

  it('knows an answer that leads elsewhere as browsers show it', async () => {
    expect(await callService({ address: '/x', reply, timeoutMs, fetch: redirecting })).toMatchObject({
      failure: { kind: 'redirected' },
    });
  });

  it('logs once how many items of a reply could not be read, and nothing of them', async () => {
    const list = z.object({ names: listOf(z.string()), nested: z.object({ ids: listOf(id) }) });
    const body = { names: ['a', null, 7, 'b'], nested: { ids: [1, {}] } };
    const fetch = async () => new Response(JSON.stringify(body));
    expect(await callService({ address: '/x', reply: list, timeoutMs, fetch })).toEqual({
      ok: true,
      value: { names: ['a', 'b'], nested: { ids: ['1'] } },
    });
    expect(log).toHaveBeenCalledExactlyOnceWith({
      type: 'warning',
      category: 'services',
      message: 'Items of a reply could not be read, and were left out.',
      data: { count: 3 },
    });
  });

  it.each([
    ['is silent', silence],
    ['stops in the middle', halfAnswer],
  ])('gives up on a service that %s', async (_how, fetch) => {
    const call = callService({ address: '/x', reply, timeoutMs, fetch });
    const ended = vi.fn<() => void>();
    void call.then(ended);
    await vi.advanceTimersByTimeAsync(timeoutMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ ok: false, failure: { kind: 'timedOut', timeoutMs } });
  });

  it('stops when its caller does, before, during and in the middle of the reply', async () => {
    const aborted = { ok: false, failure: { kind: 'aborted' } };
    const before = AbortSignal.abort();
    expect(await callService({ address: '/x', reply, timeoutMs, fetch: silence, signal: before })).toEqual(
      aborted,
    );
    for (const fetch of [silence, halfAnswer]) {
      const caller = new AbortController();
      const call = callService({ address: '/x', reply, timeoutMs, fetch, signal: caller.signal });
      await vi.advanceTimersByTimeAsync(10);
      caller.abort();
      expect(await call).toEqual(aborted);
    }
  });
});
