import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { SourceError } from '../source/source-error.ts';
import { asked, type Engine } from './engine-client.ts';

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

/** More concurrent requests would queue in the engine. */
const concurrency = 2;

/** Writes all documents, or fails with the first that is refused. */
export async function writeDocuments(
  engine: Engine,
  index: string,
  { documents, limits = {}, onProgress }: Writing,
): Promise<void> {
  const { maxBytes = 5_000_000, retries = 5, busyPauseMs = 2000 } = limits;
  const refused: Refusal[] = [];
  let sent = 0;
  await asked(engine, () => {
    const writing = engine.client.helpers.bulk<SearchDocument>({
      datasource: [...documents],
      onDocument(document) {
        sent += 1;
        onProgress?.(sent);
        return [{ create: { _index: index, _id: document.id } }, document];
      },
      onDrop({ status, error, document }) {
        refused.push({ status, error, document });
        void writing.abort(); // the caller awaits the write itself
      },
      flushBytes: maxBytes,
      concurrency,
      retries,
      wait: busyPauseMs,
    });
    return writing;
  });
  const [first] = refused;
  if (first !== undefined) throw new SourceError(describeRefusal(first));
}

interface Refusal {
  readonly status: number;
  /** Null if the engine stayed too busy. */
  readonly error: { readonly reason: string } | null;
  readonly document: Pick<SearchDocument, 'id' | 'title'>;
}

function describeRefusal({ status, error, document }: Refusal): string {
  const what = `the engine does not take "${document.title}" (${document.id})`;
  const why =
    error === null ? `it stays too busy (${status}); try again later` : `${error.reason} (${status})`;
  return `${what}: ${why}.`;
}
