import { expect, test } from 'vitest';
import { keepWithin } from '../../../reader/service-worker/keep-within.ts';

/** A cache that holds texts, the one that was put first in front. */
function cacheOf(...texts: readonly string[]) {
  const held = new Map(texts.map((text, place) => [`https://a.example/${place}`, text]));
  const cache: Pick<Cache, 'keys' | 'match' | 'delete'> = {
    keys: async () => Array.from(held.keys(), (url) => new Request(url)),
    match: async (request) => new Response(held.get((request as Request).url)),
    delete: async (request) => held.delete((request as Request).url),
  };
  return { cache: cache as Cache, held }; // all that is asked of it
}

test('a cache within its bytes stays as it is [OP-2]', async () => {
  const { cache, held } = cacheOf('aaaa', 'bbbb');
  await keepWithin(cache, 8);
  expect([...held.values()]).toEqual(['aaaa', 'bbbb']);
});

test('the oldest entry of a cache is evicted first [OP-2]', async () => {
  const { cache, held } = cacheOf('aaaa', 'bbbb', 'cc', 'dddd');
  await keepWithin(cache, 7);
  expect([...held.values()]).toEqual(['cc', 'dddd']);
});
