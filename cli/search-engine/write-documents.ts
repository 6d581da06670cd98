import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { SourceError } from '../source/source-error.ts';
import { asked, type Engine, read } from './engine-client.ts';

export interface WriteLimits {
  /** The size of one request. */
  readonly maxBytes?: number;
  /** The retries of a document while the engine is busy. */
  readonly retries?: number;
  readonly busyPauseMs?: number;
}

interface Writing {
  readonly documents: readonly SearchDocument[];
  readonly limits?: WriteLimits;
  readonly onProgress?: (written: number) => void;
}

/** Shorter than the client's own limit, so that the engine can say why. */
const timeout = '10s';

/**
 * Writes all documents, or fails with the first that is refused. An index that is deleted meanwhile takes its alias with it, so that none
 * is made anew.
 */
export async function writeDocuments(
  engine: Engine,
  alias: string,
  { documents, limits = {}, onProgress }: Writing,
): Promise<void> {
  const { maxBytes = 5_000_000, retries = 5, busyPauseMs = 2000 } = limits;
  let written = 0;
  for (const batch of batchesOf(documents, maxBytes)) {
    let left = batch;
    for (let retry = 0; left.length > 0; retry += 1) {
      if (retry > 0) await sleep(busyPauseMs);
      const refused = await write(engine, alias, left);
      const fatal = refused.find((each) => retry === retries || !isBusy(each));
      if (fatal !== undefined) throw new SourceError(describeRefusal(fatal));
      left = refused.map(({ document }) => document);
    }
    written += batch.length;
    onProgress?.(written);
  }
}

function batchesOf(documents: readonly SearchDocument[], maxBytes: number): SearchDocument[][] {
  const batches: SearchDocument[][] = [];
  let bytes = maxBytes;
  for (const document of documents) {
    const own = Buffer.byteLength(JSON.stringify(document));
    bytes += own;
    if (bytes > maxBytes) {
      batches.push([]);
      bytes = own;
    }
    batches.at(-1)?.push(document);
  }
  return batches;
}

const answered = z.object({
  items: z.array(
    z.object({
      index: z.object({
        status: z.number(),
        error: z.object({ type: z.string(), reason: z.string() }).optional(),
      }),
    }),
  ),
});

interface Refusal {
  readonly document: SearchDocument;
  readonly status: number;
  readonly type: string;
  readonly reason: string;
}

/** Sends documents, and gives those that are not taken. Written twice, after a broken connection, they are there once. */
async function write(
  engine: Engine,
  alias: string,
  documents: readonly SearchDocument[],
): Promise<Refusal[]> {
  const body = documents.flatMap((document) => [{ index: { _id: document.id } }, document]);
  const answer = await asked(engine, () =>
    engine.client.bulk({ index: alias, body, require_alias: true, timeout }),
  );
  const { items } = read(engine, answer.body, answered);
  return items.flatMap(({ index: { status, error } }, place) => {
    const document = documents[place];
    return document === undefined || error === undefined ? [] : [{ document, status, ...error }];
  });
}

/** Of a full disk the engine says that it is busy, too; it stays so. */
const isBusy = ({ status, type }: Refusal): boolean => status === 429 && type !== 'cluster_block_exception';

function describeRefusal(refusal: Refusal): string {
  const { document, reason, status } = refusal;
  const what = `the engine does not take "${document.title}" (${document.id})`;
  const why = isBusy(refusal) ? 'it stays too busy (429); try again later' : `${reason} (${status})`;
  return `${what}: ${why}.`;
}
