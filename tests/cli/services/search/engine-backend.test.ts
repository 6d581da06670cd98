import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { engineBackend } from '../../../../cli/services/search/engine-backend.ts';
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
