import type { RawExport } from '../../../pipeline/decode/export/raw-export.ts';
import { warnOnStderr } from '../../terminal/warn-on-stderr.ts';
import type { Connection } from '../connection.ts';
import { withDeliveryClient } from './delivery-client.ts';
import { type DraftSpace, readDrafts } from './draft-space.ts';
import { type PublishedSpace, readPublished } from './published-space.ts';
import { readSnapshot, snapshotPath, writeSnapshot } from './snapshot-file.ts';
import { draftExport, publishedExport } from './to-export.ts';

/** A space that is read repeatedly, each time only its changes. */
export interface LiveSpace {
  /** The same object as before if nothing has changed. */
  readonly read: () => Promise<RawExport>;
  /** Saves the space for the next process. Call it after the output is on disk. */
  readonly keep: () => Promise<void>;
}

interface Options {
  /** Drafts instead of published text. */
  readonly drafts: boolean;
  /** The folder of the project, which has the cache. */
  readonly folder?: string;
  readonly usesCache?: boolean;
  readonly warn?: (sentence: string) => void;
}

export const liveSpace = (connection: Connection, options: Options): LiveSpace =>
  options.drafts ? draftSpace(connection) : publishedSpace(connection, options);

function publishedSpace(
  connection: Connection,
  { folder, usesCache = true, warn = warnOnStderr }: Options,
): LiveSpace {
  const path = snapshotPath(connection, folder);
  let known: { readonly space: PublishedSpace; readonly exported: RawExport } | undefined;
  return {
    async read() {
      const before = known?.space ?? (usesCache ? await readSnapshot(path, warn) : undefined);
      const { space } = await withDeliveryClient({ connection, api: 'delivery' }, (client) =>
        readPublished(client, before),
      );
      const isSame = known?.space.entries === space.entries && known.space.assets === space.assets;
      known = { space, exported: known && isSame ? known.exported : publishedExport(space) };
      return known.exported;
    },
    async keep() {
      if (known !== undefined && usesCache) await writeSnapshot(path, known.space);
    },
  };
}

function draftSpace(connection: Connection): LiveSpace {
  let known: { readonly space: DraftSpace; readonly exported: RawExport } | undefined;
  return {
    async read() {
      const space = await withDeliveryClient({ connection, api: 'preview' }, (client) =>
        readDrafts(client, known?.space),
      );
      const isSame =
        known !== undefined &&
        known.space.entries === space.entries &&
        known.space.assets === space.assets &&
        known.space.contentTypes === space.contentTypes &&
        known.space.locales === space.locales &&
        known.space.tags === space.tags;
      known = { space, exported: known && isSame ? known.exported : draftExport(space) };
      return known.exported;
    },
    async keep() {}, // drafts are kept for this process only
  };
}
