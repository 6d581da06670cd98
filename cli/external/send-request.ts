import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { failure, type Result, success } from '../../schemas/base/result.ts';
import type { Fault } from './faults.ts';
import { networkFault, privateFault, timedOut } from './network-fault.ts';
import { isPrivateHost } from './private-hosts.ts';
import { type LookUpAll, publicLookup } from './public-lookup.ts';

export type Method = 'HEAD' | 'GET';

/** What is read of an answer: its body is not. */
export interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
  readonly setsCookies: boolean;
}

/** Asks once, and follows nothing. */
export type SendRequest = (url: URL, method: Method) => Promise<Result<Answer, Fault>>;

interface SenderOptions {
  readonly userAgent: string;
  readonly timeoutMs: number;
  readonly lookUp?: LookUpAll;
  readonly isPrivate?: (host: string) => boolean;
}

/**
 * Sends requests without cookies or credentials, a connection each, and none into private networks. It is built on
 * node:http because `fetch` has no place to see the address that a name leads to.
 */
export function requestSender(options: SenderOptions): SendRequest {
  const { userAgent, timeoutMs, lookUp = lookup, isPrivate = isPrivateHost } = options;
  const connection = {
    lookup: publicLookup(lookUp, isPrivate),
    autoSelectFamilyAttemptTimeout: 2500, // Node's 250 ms are too short for a far server
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

/** Node reads headers as Latin-1; what is not ASCII in a `Location` is UTF-8 nowadays. */
const inUtf8 = (header: string): string => Buffer.from(header, 'latin1').toString('utf8');
