import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'vitest';
import type { Clock } from '../../../cli/external/clock.ts';
import type { LookUpAll } from '../../../cli/external/public-lookup.ts';
import { requestSender, type SendRequest } from '../../../cli/external/send-request.ts';

type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface OutsideSite {
  /** The whole address of a path, on any host name that the test likes. */
  readonly at: (path: string, host?: string) => string;
  /** What was asked, in order: `HEAD /page`. */
  readonly asked: string[];
}

/** A real HTTP server; a path that is not named here is not found. */
export async function outsideSite(
  onTestFinished: TestContext['onTestFinished'],
  pages: Readonly<Record<string, Page>>,
): Promise<OutsideSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname;
    asked.push(`${request.method} ${request.url}`);
    (Object.hasOwn(pages, path) ? pages[path] : status(404))?.(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { at: (path, host = 'shop.example') => `http://${host}:${port}${path}`, asked };
}

/** Answers with a status and headers. */
export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Page =>
  (_request, response) => {
    response.writeHead(code, headers).end('a body that nobody reads');
  };

export const redirect = (location: string, code = 302, headers: Readonly<Record<string, string>> = {}) =>
  status(code, { location, ...headers });

/** One page for HEAD, another for GET. */
export const byMethod =
  (pages: Readonly<Record<'HEAD' | 'GET', Page>>): Page =>
  (request, response) =>
    pages[request.method === 'HEAD' ? 'HEAD' : 'GET'](request, response);

/** Answers nobody before so many ask at once, and a little later, so that one too many is seen. */
export function crowd(size: number): { readonly page: Page; readonly most: () => number } {
  const waiting: ServerResponse[] = [];
  let most = 0;
  const page: Page = (_request, response) => {
    waiting.push(response);
    most = Math.max(most, waiting.length);
    if (most >= size) setTimeout(() => waiting.splice(0).forEach((each) => each.end()), 20);
  };
  return { page, most: () => most };
}

/** The pages one after another; the last one stays. */
export function inTurn(...pages: readonly Page[]): Page {
  let turn = 0;
  return (request, response) => {
    pages[Math.min(turn, pages.length - 1)]?.(request, response);
    turn += 1;
  };
}

/** Hosts of `.example` lie on this machine; no other one exists. */
export const lookUp: LookUpAll = (hostname, _options, done) => {
  if (hostname.endsWith('.example')) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(Object.assign(new Error(`no ${hostname}`), { code: 'ENOTFOUND' }), []);
};

/** Asks for real, and is let into this machine. */
export const testSender = (timeoutMs = 20_000): SendRequest =>
  requestSender({ userAgent: 'Fieldbook/test', timeoutMs, lookUp, isPrivate: () => false });

/** A clock that goes on only while somebody sleeps. */
export function testClock(start = '2026-03-09T16:00:00.000Z'): Clock & {
  readonly waits: number[];
  readonly advance: (ms: number) => void;
} {
  let nowMs = Date.parse(start);
  const waits: number[] = [];
  return {
    waits,
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
    sleep: async (ms) => {
      waits.push(ms);
      nowMs += ms;
    },
  };
}
