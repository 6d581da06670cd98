import { Agent } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { type ContentfulClientApi, createClient } from 'contentful';
import { isAxiosError } from 'axios';
import * as z from 'zod/mini';
import { describeRedirect, isRedirect } from '../describe-redirect.ts';
import { describeClientFailure } from './client-failure.ts';
import { type Connection, tokenOf } from '../connection.ts';
import { SourceError } from '../source-error.ts';
import { wholeAnswers } from '../whole-answers.ts';

export type DeliveryClient = ContentfulClientApi<'WITHOUT_LINK_RESOLUTION'>;

export interface ClientLimits {
  /** The deadline for all requests together, because an API can send a byte at a time forever. */
  readonly deadlineMs: number;
  /** The retries after a failure of the network or the API. */
  readonly retries: number;
}

const usualLimits: ClientLimits = { deadlineMs: 10 * 60_000, retries: 5 };

/** Runs `work` with a client of the delivery or preview API. All failures become a `SourceError` without tokens. */
export async function withDeliveryClient<Value>(
  { connection, api }: { readonly connection: Connection; readonly api: 'delivery' | 'preview' },
  work: (client: DeliveryClient) => Promise<Value>,
  { deadlineMs, retries }: ClientLimits = usualLimits,
): Promise<Value> {
  const agents = {
    httpAgent: new Agent({ keepAlive: true }),
    httpsAgent: new SecureAgent({ keepAlive: true }),
  };
  const client = createClient({
    ...agents,
    space: connection.space,
    environment: connection.environment,
    accessToken: tokenOf(connection, api),
    host: api === 'delivery' ? connection.deliveryHost : connection.previewHost,
    insecure: connection.isInsecure,
    adapter: wholeAnswers,
    retryLimit: retries,
    responseLogger: (answer) => refuseRedirect(answer, connection, api),
    logHandler: () => {}, // it would print retries
  }).withoutLinkResolution;
  const over = new AbortController();
  try {
    return await Promise.race([work(client), atDeadline(deadlineMs, over.signal)]);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(describeClientFailure(error, { connection, api }));
  } finally {
    over.abort();
    agents.httpAgent.destroy();
    agents.httpsAgent.destroy();
  }
}

/** The client's own error would not name the target of a redirect. */
function refuseRedirect(answer: unknown, connection: Connection, api: 'delivery' | 'preview'): void {
  if (!isAxiosError(answer) || !isRedirect(answer.response?.status)) return;
  const { status = 0, headers } = answer.response ?? {};
  const location = z.optional(z.string()).parse(headers?.['location']);
  throw new SourceError(describeRedirect({ status, location }, connection, api));
}

async function atDeadline(deadlineMs: number, signal: AbortSignal): Promise<never> {
  await wait(deadlineMs, undefined, { signal });
  throw new SourceError(
    `Contentful did not answer whole within ${deadlineMs / 1000} s; try again, or look at the network.`,
  );
}
