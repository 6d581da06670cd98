import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { HelpCenterAccess } from '../../../../reader/services/help-center/help-center-call.ts';

export type AnswerWith = (response: ServerResponse) => void;

interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

interface AnswerStandIn {
  readonly address: URL;
  readonly asked: readonly Asked[];
  readonly close: () => Promise<void>;
}

/** A help center that answers every call in one way. */
export async function answerStandIn(answer: AnswerWith): Promise<AnswerStandIn> {
  const asked: Asked[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '', headers } = request;
    asked.push({ path, headers, body: JSON.parse(await text(request)) });
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const accessTo = (
  address: URL,
  signal: AbortSignal = new AbortController().signal,
): HelpCenterAccess => ({
  addressOf: (path) => new URL(path, address).href,
  headers: { authorization: 'Bearer a-token', instance: 'KnowledgeBase' },
  signal,
  fetch: (input, init) => fetch(input, init),
});

export const body =
  (status: number, type: string, content: string): AnswerWith =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(content);

export const json = (status: number, content: unknown): AnswerWith =>
  body(status, 'application/json', JSON.stringify(content));

export const eventStream = 'text/event-stream; charset=utf-8';

export const event = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Writes the parts one by one, so that each arrives by itself. */
export const inParts =
  (parts: readonly (string | Uint8Array)[], end: 'end' | 'cut' | 'open' = 'end'): AnswerWith =>
  (response) => {
    response.writeHead(200, { 'content-type': eventStream });
    const left = [...parts];
    const next = () => {
      const part = left.shift();
      if (part !== undefined) response.write(part, () => setTimeout(next, 2));
      else if (end === 'end') response.end();
      else if (end === 'cut') response.destroy();
    };
    next();
  };
