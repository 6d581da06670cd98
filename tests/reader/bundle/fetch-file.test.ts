import { describe, expect, it } from 'vitest';
import { BundleError } from '../../../reader/bundle/failure.ts';
import { fetchFile } from '../../../reader/bundle/fetch-file.ts';

const answering = (status: number, body = '{}') => {
  const calls: unknown[][] = [];
  const fetcher: typeof fetch = (...call) => {
    calls.push(call);
    return Promise.resolve(new Response(body, { status }));
  };
  return { calls, read: fetchFile(fetcher, '/help/') };
};

const failureOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  return error instanceof BundleError ? error.failure : error;
};

describe('fetchFile', () => {
  it('asks the server for the manifest each time, and lets the cache answer for files with a hash', async () => {
    const { read, calls } = answering(200, '{"format":1}');
    expect(await read('manifest.json')).toEqual({ format: 1 });
    await read('site.0123.json');
    expect(calls).toEqual([
      ['/help/bundle/manifest.json', { cache: 'no-cache' }],
      ['/help/bundle/site.0123.json', { cache: 'default' }],
    ]);
  });

  it('tells what is missing from what is refused', async () => {
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
});
