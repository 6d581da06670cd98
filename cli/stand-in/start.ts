import { createServer, type Server } from 'node:http';
import { type TokenKind, tokenVariables } from '../source/connection.ts';
import { FaultList } from './http/fault-list.ts';
import { listen } from '../listen.ts';
import { responder } from './http/respond.ts';
import { LiveSpace } from './space/live-space.ts';
import { loadSpace } from './space/load.ts';
import type { ApiRequest, StandIn, StandInOptions } from './stand-in.ts';

const defaultTokens: Readonly<Record<TokenKind, string>> = {
  management: 'stand-in-management',
  delivery: 'stand-in-delivery',
  preview: 'stand-in-preview',
};

/** Serves an export over HTTP as Contentful does. Throws a `UsageError` for an invalid export or a port in use. */
export async function startStandIn(exported: unknown, options: StandInOptions = {}): Promise<StandIn> {
  const { port = 0, host = '127.0.0.1', maxResponseBytes = 7_340_032, now = () => new Date() } = options;
  const hosts = [host, ...(options.allowHost ?? [])];
  const tokens = { ...defaultTokens, ...options.tokens };
  const space = new LiveSpace(loadSpace(exported, options.name ?? 'the export'), now);
  const faults = new FaultList();
  const requests: ApiRequest[] = [];
  const record = (request: ApiRequest) => {
    requests.push(request);
    options.onRequest?.(request);
  };
  const isOverRate = rateLimiter(options.requestsPerSecond ?? Number.POSITIVE_INFINITY, now);
  const server = createServer(
    responder({ space, tokens, hosts, faults, isOverRate, maxResponseBytes }, record),
  );
  const taken = await listen(server, { port, host });
  const address = `${nameFor(host)}:${taken}`;
  return {
    address,
    host,
    port: taken,
    url: `http://${address}`,
    env: {
      CONTENTFUL_SPACE_ID: space.id,
      CONTENTFUL_ENVIRONMENT: space.environment,
      [tokenVariables.management]: tokens.management,
      [tokenVariables.delivery]: tokens.delivery,
      [tokenVariables.preview]: tokens.preview,
      CONTENTFUL_HOST: address,
      CONTENTFUL_DELIVERY_HOST: address,
      CONTENTFUL_INSECURE: '1',
    },
    requests,
    space,
    fault: (fault) => faults.add(fault),
    close: () => close(server),
  };
}

/** Closes a server and its open requests. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The host as a client on this machine names it. */
function nameFor(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Counts requests by second. True for a request over the limit. */
function rateLimiter(perSecond: number, now: () => Date): (key: string) => boolean {
  let second = 0;
  const counts = new Map<string, number>();
  return (key) => {
    const current = Math.floor(now().getTime() / 1000);
    if (current !== second) counts.clear();
    second = current;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > perSecond;
  };
}
