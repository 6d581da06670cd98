import { join } from 'node:path';
import * as z from 'zod/mini';
import { sha256 } from '../../../pipeline/hash.ts';
import { cacheFolder } from '../../cache/cache-folder.ts';
import { readCacheFile } from '../../cache/read-cache-file.ts';
import { writeCacheFile } from '../../cache/write-cache-file.ts';
import type { Connection } from '../connection.ts';
import { identifiedItems as items } from './items-of.ts';
import type { PublishedSpace } from './published-space.ts';

const snapshot = z.object({
  version: z.literal(1),
  syncToken: z.string(),
  contentTypes: items,
  locales: items,
  tags: items,
  entries: items,
  assets: items,
});

/** The file of a space, by host, space and environment. It contains no token. */
export const snapshotPath = (
  { deliveryHost, space, environment }: Pick<Connection, 'deliveryHost' | 'space' | 'environment'>,
  folder = process.cwd(),
): string => {
  const name = sha256([deliveryHost, space, environment].join('\n')).slice(0, 16);
  return join(cacheFolder(folder), `contentful-${name}.json`);
};

/** Undefined if it is missing or damaged; `warn` reports damage. */
export const readSnapshot = (
  path: string,
  warn: (sentence: string) => void,
): Promise<PublishedSpace | undefined> => readCacheFile(path, checked, warn);

function checked(kept: unknown): PublishedSpace {
  snapshot.parse(kept);
  return kept as PublishedSpace; // the original value: parsing would reorder its keys
}

/** Call it after the output is on disk: changes before its sync token never come again. */
export const writeSnapshot = (path: string, space: PublishedSpace): Promise<void> =>
  writeCacheFile(path, `${JSON.stringify({ version: 1, ...space })}\n`);
