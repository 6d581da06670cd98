import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { outsideServices } from '../../../cli/service-check/services-of.ts';
import { unreachedServices } from '../../../cli/service-check/unreached-services.ts';
import { settings } from '../../pipeline/documents.ts';

/** Answers every request with the status in its path. */
async function host(): Promise<string> {
  const server = createServer(
    ({ url = '' }, response) => void response.writeHead(Number(url.slice(1))).end(),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a sentence names each service on another host that does not answer, and what to do [DP-1]', async () => {
  const address = await host();
  const search = { service: { auth: 'http://127.0.0.1:2', key: 'k', domainKey: 'k' } };
  const config = settings({ services: { profile: true, log: '/log', images: `${address}/503` }, search });
  expect(await unreachedServices(outsideServices(config))).toEqual([
    `the service images is on, but ${address}/503 answers with 503; correct "services.images", or leave it out.`,
    'the service search is on, but http://127.0.0.1:2 is not reached (ECONNREFUSED); correct "search.service", or leave it out.',
  ]);
});

test('a service that answers with any other status is reached, and one that is off is not asked [DP-1]', async () => {
  const address = await host();
  expect(
    await unreachedServices(outsideServices(settings({ services: { images: `${address}/403` } }))),
  ).toEqual([]);
  expect(await unreachedServices(outsideServices(settings()))).toEqual([]);
});
