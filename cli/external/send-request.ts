import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { Fault } from './faults.ts';
import { networkFault, privateFault, timedOut } from './network-fault.ts';
import { isPrivateHost } from './private-hosts.ts';
import { type LookUpAll, publicLookup } from './public-lookup.ts';

export type Method = 'HEAD' | 'GET';

/** The members of a response that are read. The body is not one of them. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
  readonly setsCookies: boolean;
}

/** Sends one request and follows no redirect. */
export type SendRequest = (url: URL, method: Method) => Promise<Result<Answer, Fault>>;

interface SenderOptions {
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly lookUp?: LookUpAll;
  readonly isPrivate?: (host: string) => boolean;
}

/**
 * Sends requests without cookies or credentials, and none into private networks. It uses node:http because `fetch` does not
 * let us check the resolved address.
 */
export function requestSender(options: SenderOptions): SendRequest {
  const { userAgent, timeoutMs, lookUp = lookup, isPrivate = isPrivateHost } = options;
  const connection = {
    lookup: publicLookup(lookUp, isPrivate),
    autoSelectFamilyAttemptTimeout: 2500, // Node.js allows 250 ms, which is too short for distant servers
    maxHeaderSize: 65_536,
  };
  const agents = { 'http:': new http.Agent(connection), 'https:': new https.Agent(connection) };
  return async (url, method) => {
    if (isPrivate(url.hostname)) return failure(privateFault);
    const signal = AbortSignal.timeout(timeoutMs);
    const { request } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve) => {
      request({
        method,
        protocol: url.protocol,
        hostname: url.hostname.replace(/^\[|\]$/gu, ''),
        port: url.port,
        path: url.pathname + url.search,
        headers: { 'user-agent': userAgent, accept: 'text/html, */*;q=0.8' },
        agent: url.protocol === 'https:' ? agents['https:'] : agents['http:'],
        signal,
      })
        .on('response', (response) => {
          resolve(success(readAnswer(response)));
          response.destroy();
        })
        .on('error', (error) => resolve(failure(signal.aborted ? timedOut(timeoutMs) : networkFault(error))))
        .end();
    });
  };
}

const readAnswer = ({ statusCode = 0, headers }: http.IncomingMessage): Answer => ({
  status: statusCode,
  location: headers.location === undefined ? undefined : inUtf8(headers.location),
  retryAfter: headers['retry-after'],
  setsCookies: headers['set-cookie'] !== undefined,
});

/** Node.js reads headers as Latin-1, but a `Location` that is not ASCII is UTF-8 in practice. */
const inUtf8 = (header: string): string => Buffer.from(header, 'latin1').toString('utf8');
