import { describe, expect, it, test } from 'vitest';
import { sha256 } from '../../../pipeline/hash.ts';
import { isForEveryone, isWholeFile } from '../../../reader/service-worker/worth-keeping.ts';
import { keptFileMaxBytes } from '../../../schemas/spec/network/offline.ts';

/** As a browser gives it: a `Response` that was made has no type but `default`. */
const answer = (body: BodyInit | null, init: ResponseInit = {}, seen: Partial<Response> = {}): Response =>
  Object.defineProperties(
    new Response(body, init),
    Object.fromEntries(Object.entries({ type: 'basic', ...seen }).map(([name, value]) => [name, { value }])),
  );

describe('files that are cached for every reader [OP-2]', () => {
  it.each([
    ['a file of the site', answer('x'), true],
    ['an opaque answer', answer('x', {}, { type: 'opaque', status: 0 }), false],
    ['one of another site', answer('x', {}, { type: 'cors' }), false],
    ['what another address answered', answer('x', {}, { redirected: true }), false],
    ['a part of a file', answer('x', { status: 206 }), false],
    ['a failure', answer('x', { status: 500 }), false],
    [
      'what the host says is for one reader',
      answer('x', { headers: { 'cache-control': 'private, max-age=9' } }),
      false,
    ],
    [
      'what the host says is not to be stored',
      answer('x', { headers: { 'cache-control': 'No-Store' } }),
      false,
    ],
    ['what is asked for anew each time', answer('x', { headers: { 'cache-control': 'no-cache' } }), true],
  ])('%s', (_, response, isKept) => {
    expect(isForEveryone(response)).toBe(isKept);
  });
});

const json = '{"title":"A"}';
const named = (text: string) => `https://a.example/bundle/articles/a.${sha256(text).slice(0, 16)}.json`;
const script = 'https://a.example/assets/a-1234.js';

test.each([
  ['a file of the bundle with the hash of its name', named(json), answer(json), true],
  ['one with another hash', named(json), answer('{"title":"B"}'), false],
  ['one that was cut off', named(json), answer(json.slice(0, 5)), false],
  ['the manifest, which names no hash', 'https://a.example/bundle/manifest.json', answer(json), true],
  ['a script', script, answer('1'), true],
  ['a page in place of a script', script, answer('<p>', { headers: { 'content-type': 'text/html' } }), false],
  ['a file that is too large', script, answer(new Uint8Array(keptFileMaxBytes + 1)), false],
])('%s [OP-2]', async (_, url, response, isKept) => {
  expect(await isWholeFile(url, response)).toBe(isKept);
});
