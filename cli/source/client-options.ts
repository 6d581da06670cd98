import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { isAxiosError } from 'axios';
import * as z from 'zod/mini';
import { type Connection, hostOf, type TokenKind, tokenOf } from './connection.ts';
import { describeRedirect, isRedirect } from './describe-redirect.ts';
import { SourceError } from './source-error.ts';
import { wholeAnswers } from './whole-answers.ts';

/** What Contentful's clients are made with, and a function that closes their connections. */
export function clientOptions(connection: Connection, api: TokenKind, retries: number) {
  const agents = {
    httpAgent: new Agent({ keepAlive: true }),
    httpsAgent: new SecureAgent({ keepAlive: true }),
  };
  const options = {
    ...agents,
    accessToken: tokenOf(connection, api),
    host: hostOf(connection, api),
    insecure: connection.isInsecure,
    adapter: wholeAnswers,
    retryLimit: retries,
    responseLogger: (answer: unknown) => refuseRedirect(answer, connection, api),
    logHandler: () => {}, // it would print retries
  };
  const close = () => {
    agents.httpAgent.destroy();
    agents.httpsAgent.destroy();
  };
  return { options, close };
}

/** The client's own error would not name the target of a redirect. */
function refuseRedirect(answer: unknown, connection: Connection, api: TokenKind): void {
  if (!isAxiosError(answer) || !isRedirect(answer.response?.status)) return;
  const { status = 0, headers } = answer.response ?? {};
  const location = z.optional(z.string()).parse(headers?.['location']);
  throw new SourceError(describeRedirect({ status, location }, connection, api));
}
