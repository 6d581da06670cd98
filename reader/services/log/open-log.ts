import { logMergeMs } from '../../../schemas/spec/network/log.ts';
import type { LogEntry } from '../log.ts';
import { newId } from '../new-id.ts';
import { logItemOf } from './log-item.ts';
import type { LogStore } from './log-store.ts';
import { noRepeats, takeIn, takeOut } from './repeats.ts';
import { sendBatch, sendOnLeaving } from './send-batch.ts';
import { canSend, nextUpload, openedUpload, sendsAtMs, type UploadEvent } from './upload-state.ts';

interface LogWorld {
  /** Of the service. */
  readonly address: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly store: LogStore;
  /** Runs one piece of work at a time, of all tabs that share the store. */
  readonly alone: <Given>(work: () => Promise<Given>) => Promise<Given>;
  readonly isOnline: boolean;
}

export interface OpenLog {
  readonly add: (entry: LogEntry) => void;
  readonly setOnline: (isOnline: boolean) => void;
  /** Called when the page is hidden, perhaps for good. */
  readonly leave: () => Promise<void>;
}

/** Merges repeated items, stores them, and sends them in time. Source: docs/requirements.md, OP-1. */
export function openLog({ now, store, alone, isOnline, ...service }: LogWorld): OpenLog {
  const openedAtMs = now();
  let repeats = noRepeats;
  let upload = openedUpload(openedAtMs, isOnline);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const happen = (event: UploadEvent) => {
    upload = nextUpload(upload, event, now());
    clearTimeout(timer);
    const atMs = sendsAtMs(upload);
    if (atMs !== undefined) timer = setTimeout(() => void send(sendBatch), Math.max(0, atMs - now()));
  };
  const send = async (sending: typeof sendBatch) => {
    happen({ type: 'sending' });
    happen(await alone(() => sending({ store, ...service })).catch(() => ({ type: 'failed' as const })));
  };
  const keepMerged = async () => {
    const [rest, items] = takeOut(repeats);
    repeats = rest;
    if (items.length > 0) happen({ type: 'counted', waiting: await store.add(items) });
  };

  // the entries of earlier pages
  void store.count().then((waiting) => happen({ type: 'counted', waiting }));
  return {
    add(entry) {
      const wasEmpty = repeats.merging.size === 0;
      repeats = takeIn(repeats, logItemOf(entry, newId()), now() - openedAtMs);
      if (wasEmpty && repeats.merging.size > 0) setTimeout(() => void keepMerged(), logMergeMs);
    },
    setOnline: (online) => happen({ type: online ? 'online' : 'offline' }),
    async leave() {
      await keepMerged();
      if (canSend(upload) && upload.retry === undefined) await send(sendOnLeaving);
    },
  };
}
