import { setTimeout as wait } from 'node:timers/promises';
import { type ContentfulClientApi, createClient } from 'contentful';
import { describeClientFailure } from './client-failure.ts';
import { clientOptions } from '../client-options.ts';
import type { Connection } from '../connection.ts';
import { SourceError } from '../source-error.ts';

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
  const { options, close } = clientOptions(connection, api, retries);
  const { space, environment } = connection;
  const client = createClient({ ...options, space, environment }).withoutLinkResolution;
  const over = new AbortController();
  try {
    return await Promise.race([work(client), atDeadline(deadlineMs, over.signal)]);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError(describeClientFailure(error, { connection, api }));
  } finally {
    over.abort();
    close();
  }
}

async function atDeadline(deadlineMs: number, signal: AbortSignal): Promise<never> {
  await wait(deadlineMs, undefined, { signal });
  throw new SourceError(
    `Contentful did not answer whole within ${deadlineMs / 1000} s; try again, or look at the network.`,
  );
}
