import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type TestContext } from 'vitest';
import { hostAsker } from '../../../../cli/doctor/site/ask-host.ts';

/** A server that answers once so many requests wait, and any that came with them. Gives its address and how many waited at most. */
async function slowHost(onTestFinished: TestContext['onTestFinished'], atOnce: number) {
  const waiting: ServerResponse[] = [];
  const seen = { most: 0, requests: 0 };
  const server = createServer(({ url, headers }, response) => {
    if (url === '/mark') {
      response.end();
      return;
    }
    waiting.push(response);
    seen.requests += 1;
    seen.most = Math.max(seen.most, waiting.length);
    const answerAll = () => waiting.splice(0).forEach((each) => each.end('here'));
    // a request that was sent with the others arrives before this one
    if (waiting.length === atOnce) void fetch(`http://${headers.host}/mark`).then(answerAll);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, seen }; // it listens on a port
}

test('asks a host six questions at once, and each once [DP-3]', async ({ onTestFinished }) => {
  const { address, seen } = await slowHost(onTestFinished, 6);
  const ask = hostAsker();
  const paths = Array.from({ length: 12 }, (_, index) => `${address}${index}`);
  const answers = await Promise.all([...paths, ...paths].map(ask));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seen).toEqual({ most: 6, requests: 12 });
});

test('stops when its time is over [DP-3]', async ({ onTestFinished }) => {
  const { address, seen } = await slowHost(onTestFinished, Number.POSITIVE_INFINITY);
  const ask = hostAsker(1);
  const answers = await Promise.all(['a', 'b'].map((path) => ask(address + path)));
  expect(answers.map(({ status, trouble }) => [status, trouble])).toEqual([
    [0, 'was not asked in time'],
    [0, 'was not asked in time'],
  ]);
  expect(seen.requests).toBeLessThanOrEqual(2);
});

test('says what is wrong with a host that does not exist [DP-3]', async () => {
  const { status, trouble } = await hostAsker()('http://no-such-host.invalid/');
  expect([status, trouble]).toEqual([
    0,
    expect.stringMatching(/^has a host that does not exist|^cannot be looked up/u),
  ]);
});
