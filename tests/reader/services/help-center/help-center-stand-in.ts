import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  helpCenterCall,
  type HelpCenterCall,
} from '../../../../reader/services/help-center/help-center-call.ts';

export type Answer = (response: ServerResponse) => void;

interface Asked {
  readonly method: string | undefined;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** As it was sent. */
  readonly body: string;
}

/** A help center with a chat whose answers a test chooses: one after the other, the last one for good. */
export interface HelpCenterStandIn {
  readonly call: HelpCenterCall;
  readonly address: string;
  /** What the chat was asked. */
  readonly asked: readonly Asked[];
  readonly tokens: () => number;
  readonly close: () => Promise<void>;
}

export async function helpCenterStandIn(...answers: readonly Answer[]): Promise<HelpCenterStandIn> {
  const left = [...answers];
  const asked: Asked[] = [];
  let tokens = 0;
  const answer = async (response: ServerResponse, request: Omit<Asked, 'body'>, body: Promise<string>) => {
    const { path } = request;
    if (path === '/helpcenter/token') return response.end(`token-${(tokens += 1)}`);
    if (path === '/helpcenter/baseurl') return response.end('/services');
    asked.push({ ...request, body: await body });
    return (left.length > 1 ? left.shift() : left[0])?.(response);
  };
  const server = createServer((request, response) => {
    const { method, url: path = '', headers } = request;
    void answer(response, { method, path, headers }, text(request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    call: helpCenterCall({
      address: `${address}/helpcenter`,
      fetch: (input, init) => fetch(input, init),
      now: () => 0,
      pageAddress: () => `${address}/`,
    }),
    address,
    asked,
    tokens: () => tokens,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

export const htmlPage =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');

export const nothing: Answer = (response) => response.writeHead(204).end();
