import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { SearchQuery } from '../../../../schemas/services/search/batch-search.ts';
import { searchPaths, type SearchSettings } from '../../../../schemas/services/search/search-settings.ts';
import type { SearchWorld } from '../../../../reader/services/search/search-world.ts';

export type Answer = (response: ServerResponse, headers: IncomingHttpHeaders) => void;

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** A live search whose answers a test chooses: one after the other, the last one for good. */
export interface SearchStandIn {
  readonly settings: SearchSettings;
  /** A page of the same host, on a clock that stands still. */
  readonly world: SearchWorld;
  readonly asked: readonly Asked[];
  readonly counts: () => { auth: number; search: number };
  readonly close: () => Promise<void>;
}

export async function searchStandIn(answers: {
  auth?: readonly Answer[];
  search?: readonly Answer[];
}): Promise<SearchStandIn> {
  const left = { auth: [...(answers.auth ?? [access()])], search: [...(answers.search ?? [found()])] };
  const asked: Asked[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    const body = await text(request);
    asked.push({ path, headers, body: body === '' ? undefined : JSON.parse(body) });
    const queue = path.startsWith('/auth') ? left.auth : left.search;
    (queue.length > 1 ? queue.shift() : queue[0])?.(response, headers);
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const countOf = (start: string) => asked.filter(({ path }) => path.startsWith(start)).length;
  return {
    settings: {
      auth: '/auth',
      key: 'a-key',
      domainKey: 'a-domain',
      environment: 'production',
      hosts: [],
      paths: searchPaths,
    },
    world: {
      fetch: (input, init) => fetch(input, init),
      now: () => 0,
      today: () => 0,
      pageAddress: () => `${address}/search?q=invoice`,
      serviceBase: '/',
    },
    asked,
    counts: () => ({ auth: countOf('/auth'), search: countOf('/search') }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : input.toString();

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };

let tokens = 0;

/** A new token for each time it is asked for. */
export const access =
  (reply: Readonly<Record<string, unknown>> = {}): Answer =>
  (...asked) => {
    tokens += 1;
    const usual = { accessToken: `token-${tokens}`, expires_in: 1200, apis: { search: '/search' } };
    json(200, { ...usual, ...reply })(...asked);
  };

export const found = (reply: Readonly<Record<string, unknown>> = {}): Answer =>
  json(200, [{ results: [{ id: '1', title: 'Invoices' }], numberOfResults: 1, ...reply }]);

export const query: SearchQuery = {
  query: 'invoice',
  filters: {},
  length: 10,
  offset: 0,
  facets: [],
  matchHighlightTags: ['<mark>', '</mark>'],
};
