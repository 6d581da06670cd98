import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engineBackend } from '../../../../cli/services/search/engine-backend.ts';
import { freePort } from '../../../free-port.ts';
import { waitFor } from '../../../wait-for.ts';
import { simulatedEngine } from '../../search-engine/simulated-engine.ts';
import { batch, query, searchClientOf } from './search-client.ts';

const answer = JSON.parse(
  readFileSync(new URL('../../search-engine/answers/search.json', import.meta.url), 'utf8'),
) as object;

const suggestions = async () => [];

async function backendWith(fault: Parameters<typeof simulatedEngine>[0], dead: readonly string[] = []) {
  const engine = await simulatedEngine(fault);
  onTestFinished(engine.close);
  const settings = { addresses: [...dead, engine.address], alias: 'help', credentials: undefined };
  return engineBackend(settings, { suggestions });
}

test('a preview with an engine answers searches from it, with codes as ever', async () => {
  const { found } = await searchClientOf(await backendWith(() => ({ status: 200, body: answer })));
  const { results, numberOfResults } = await found('dispatch');
  expect(numberOfResults).toBe(214);
  expect(results[0]).toMatchObject({
    highlightedTitle: 'Use the <mark>dispatch</mark> board &amp; map',
    tracking: { clickCode: expect.stringMatching(/./u) },
  });
});

test('where a node is away, another one is asked [SV-2]', async () => {
  const backend = await backendWith(() => ({ status: 200, body: answer }), ['http://127.0.0.1:9']);
  const { found } = await searchClientOf(backend);
  for (const word of ['dispatch', 'board', 'map'])
    expect((await found(word)).numberOfResults, word).toBe(214);
});

test('a node that is back is asked again a few seconds later [SV-2]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const away = await freePort();
  const backend = await backendWith(() => ({ status: 200, body: answer }), [`http://127.0.0.1:${away}`]);
  const { found } = await searchClientOf(backend);
  await Promise.all(Array.from({ length: 12 }, () => found('dispatch')));
  const asked: (string | undefined)[] = [];
  const back = createServer(({ method }, response) => {
    asked.push(method);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(away, '127.0.0.1');
  onTestFinished(() => void back.close());
  vi.advanceTimersByTime(4000);
  await waitFor(async () => {
    await found('dispatch');
    expect(asked.length).toBeGreaterThan(2);
  });
  expect(asked, 'whose connection the client would keep').not.toContain('HEAD');
});

test('more searches than an engine can answer at once are told to come again [SV-4]', async () => {
  const waiting = new AbortController();
  const waited = once(waiting.signal, 'abort');
  const backend = await backendWith(async () => {
    await waited;
    return { status: 200, body: answer };
  });
  const { search } = await searchClientOf(backend);
  const asked = Array.from({ length: 60 }, () => search('dispatch'));
  const first = await Promise.race(asked);
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '1']);
  waiting.abort();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(48);
});

test('a backend that is closed has no connections a while later', async () => {
  const engine = await simulatedEngine(() => ({ status: 200, body: answer }));
  onTestFinished(engine.close);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const backend = engineBackend(
    { addresses: [engine.address], alias: 'help', credentials: undefined },
    { suggestions },
  );
  await backend.search({ ...query, facets: [], matchHighlightTags: ['', ''] });
  backend.close?.();
  expect(await engine.connections()).toBe(1);
  vi.advanceTimersByTime(20_000);
  vi.useRealTimers();
  await waitFor(async () => expect(await engine.connections()).toBe(0));
});

test('the failure of an engine is logged in a sentence; readers get the status of a gateway', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { post, signedIn } = await searchClientOf(await backendWith(() => ({ status: 404, body: {} })));
  const response = await post(batch, { queries: [query] }, signedIn);
  expect([response.status, await response.json()]).toEqual([
    502,
    { error: { code: 502, message: 'The search cannot be answered now; ask again.' } },
  ]);
  expect(logged.mock.calls).toEqual([[expect.stringMatching(/^error: 127\.0\.0\.1:\d+ answers with 404/u)]]);
});
