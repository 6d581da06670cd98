import { describe, expect, it, vi } from 'vitest';
import { BundleError } from '../../../../reader/bundle/files/failure.ts';
import { fetchFile } from '../../../../reader/bundle/files/fetch-file.ts';
import { sha256 } from '../../../../pipeline/hash.ts';

/** Gives one answer after the other, and the last from then on. */
const answering = (status: number, ...bodies: (BodyInit | Response)[]) => {
  const calls: unknown[][] = [];
  const fetcher: typeof fetch = (...call) => {
    const body = bodies[Math.min(calls.length, bodies.length - 1)] ?? '{}';
    calls.push(call);
    return Promise.resolve(body instanceof Response ? body : new Response(body, { status }));
  };
  return { calls, read: fetchFile(fetcher, '/help/') };
};

const whole = '{"items":[1]}';
const known = { bytes: 13, sha256: sha256(whole) };
const cutOff = '{"items":';
const changed = '{"items":[2]}';

const failureOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  return error instanceof BundleError ? error.failure : error;
};

describe('fetchFile', () => {
  it('asks the server for the manifest each time, and lets the cache answer for files with a hash', async () => {
    const { read, calls } = answering(200, '{"format":1}');
    expect(await read('manifest.json')).toEqual({ format: 1 });
    await read('site.0123.json', { bytes: 12, sha256: sha256('{"format":1}') });
    expect(calls).toEqual([
      ['/help/bundle/manifest.json', { cache: 'no-cache' }],
      ['/help/bundle/site.0123.json', { cache: 'default' }],
    ]);
  });

  it('distinguishes missing files from refused ones', async () => {
    expect(await failureOf(answering(404).read('a.json'))).toEqual({ kind: 'missing', file: 'a.json' });
    expect(await failureOf(answering(503).read('a.json'))).toEqual({
      kind: 'refused',
      file: 'a.json',
      status: 503,
    });
  });

  it('takes no answer at all for being offline', async () => {
    const read = fetchFile(() => Promise.reject(new TypeError('Failed to fetch')), '/');
    expect(await failureOf(read('a.json'))).toEqual({ kind: 'offline', file: 'a.json' });
  });

  it('takes a page in place of a file for a file that is missing', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(await failureOf(answering(200, page).read('a.json'))).toEqual({ kind: 'missing', file: 'a.json' });
  });

  it('takes a connection that breaks half-way for being offline', async () => {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) });
    expect(await failureOf(answering(200, body).read('a.json'))).toEqual({ kind: 'offline', file: 'a.json' });
  });

  it.each([
    ['was cut off', cutOff],
    ['has another hash', changed],
  ])('asks once more, past all caches, for a file that %s', async (_, damaged) => {
    const { read, calls } = answering(200, damaged, whole);
    expect(await read('a.json', known)).toEqual({ items: [1] });
    expect(calls.map(([, init]) => init)).toEqual([{ cache: 'default' }, { cache: 'reload' }]);
  });

  it.each([
    ['it has 9 bytes of 13', cutOff],
    ['its hash is another', changed],
  ])('does not read a file of which it finds again that %s', async (reason, damaged) => {
    const { read, calls } = answering(200, damaged);
    const failure = await failureOf(read('a.json', known));
    expect(failure).toEqual({ kind: 'unreadable', file: 'a.json', reason });
    expect(calls).toHaveLength(2);
  });

  it('goes by the length where the browser counts no hashes', async () => {
    vi.stubGlobal('crypto', {});
    expect(await answering(200, changed).read('a.json', known)).toEqual({ items: [2] });
    expect(await failureOf(answering(200, cutOff).read('a.json', known))).toMatchObject({
      kind: 'unreadable',
    });
  });
});
