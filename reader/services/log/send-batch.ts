import * as z from 'zod/mini';
import { logBatchMaxItems } from '../../../schemas/spec/network/log.ts';
import { callService } from '../http/http.ts';
import type { KeptItem, LogStore } from './log-store.ts';
import type { UploadEvent } from './upload-state.ts';

/** A service that takes longer has not taken it. */
const timeoutMs = 30_000;

/** Most hosts accept this much in one request. */
const maxBytes = 1_000_000;

/** Browsers send 64 KiB for pages that are left, other requests of the page included. */
const maxBytesOnLeaving = 60_000;

interface Sending {
  readonly store: LogStore;
  readonly address: string;
  readonly fetch: typeof fetch;
}

/** Sends the oldest items, and takes them out of the store once they have arrived. */
export async function sendBatch({ store, ...service }: Sending): Promise<UploadEvent> {
  const batch = within(maxBytes, await store.oldest(logBatchMaxItems));
  if (batch.length === 0) return { type: 'sent', waiting: 0 };
  if (!(await post(batch, { ...service, keepalive: false }))) return { type: 'failed' };
  return { type: 'sent', waiting: await store.remove(batch.map(({ key }) => key)) };
}

/** For a closing page: removes the items before sending them, because the next page would send them again. */
export async function sendOnLeaving({ store, ...service }: Sending): Promise<UploadEvent> {
  const batch = within(maxBytesOnLeaving, await store.oldest(logBatchMaxItems));
  if (batch.length === 0) return { type: 'sent', waiting: 0 };
  const waiting = await store.remove(batch.map(({ key }) => key));
  if (await post(batch, { ...service, keepalive: true })) return { type: 'sent', waiting };
  await store.add(batch.map(({ item }) => item));
  return { type: 'failed' };
}

/** The first items that fit. At least one. */
function within(bytes: number, kept: readonly KeptItem[]): readonly KeptItem[] {
  let left = bytes;
  const fitting = kept.findIndex(({ item }) => {
    left -= new TextEncoder().encode(JSON.stringify(item)).length + 1;
    return left < 0;
  });
  return fitting === -1 ? kept : kept.slice(0, Math.max(fitting, 1));
}

async function post(
  batch: readonly KeptItem[],
  service: Omit<Sending, 'store'> & { readonly keepalive: boolean },
): Promise<boolean> {
  const body = batch.map(({ item }) => item);
  const answer = await callService({
    ...service,
    method: 'POST',
    body,
    reads: 'text',
    reply: z.string(),
    timeoutMs,
  });
  return answer.ok;
}
