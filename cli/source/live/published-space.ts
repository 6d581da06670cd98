import { SourceError } from '../source-error.ts';
import { isBadRequest } from './client-failure.ts';
import type { DeliveryClient } from './delivery-client.ts';
import { itemsOf } from './items-of.ts';
import { type Identified, merged } from './merged.ts';
import { readModel, type SpaceModel } from './read-model.ts';

/** Published content, and the sync token for later changes. */
export interface PublishedSpace extends SpaceModel {
  readonly syncToken: string;
  /** In all locales, by id. */
  readonly entries: readonly Identified[];
  readonly assets: readonly Identified[];
}

/**
 * Reads the published content. For a known space only changes are requested. If content types or locales have changed, or the
 * token is refused, everything is read, because a sync does not report these.
 */
export async function readPublished(
  client: DeliveryClient,
  known?: PublishedSpace,
): Promise<{ readonly space: PublishedSpace; readonly isWhole: boolean }> {
  const model = await readModel(client, known);
  const isSameModel = known !== undefined && parts.every((part) => known[part] === model[part]);
  const changed = isSameModel ? await readChanges(client, known) : undefined;
  const space = changed ?? (await readWhole(client, model));
  return { space: await complete(client, space), isWhole: changed === undefined };
}

const parts = ['contentTypes', 'locales', 'tags'] as const satisfies readonly (keyof SpaceModel)[];

async function readWhole(client: DeliveryClient, model: SpaceModel): Promise<PublishedSpace> {
  const { entries, assets, nextSyncToken } = await client.sync({ initial: true });
  return {
    ...model,
    syncToken: sound(nextSyncToken),
    entries: merged([], itemsOf('entries', entries), []),
    assets: merged([], itemsOf('assets', assets), []),
  };
}

/** Undefined if the token is refused: it has expired, or belongs to another environment. */
async function readChanges(
  client: DeliveryClient,
  known: PublishedSpace,
): Promise<PublishedSpace | undefined> {
  try {
    const changes = await client.sync({ nextSyncToken: known.syncToken });
    return {
      ...known,
      syncToken: sound(changes.nextSyncToken),
      entries: merged(
        known.entries,
        itemsOf('entries', changes.entries),
        itemsOf('deleted entries', changes.deletedEntries),
      ),
      assets: merged(
        known.assets,
        itemsOf('assets', changes.assets),
        itemsOf('deleted assets', changes.deletedAssets),
      ),
    };
  } catch (error) {
    if (isBadRequest(error)) return undefined;
    throw error;
  }
}

/** A garbled reply has no items and no token. It would look as if everything was deleted. */
function sound(token: string | undefined): string {
  if (token !== undefined && token !== '') return token;
  throw new SourceError('Contentful did not end its answer to a sync; nothing is taken of it. Try again.');
}

/** Syncs until there are as many items as the API counts, because items may be published meanwhile. */
async function complete(client: DeliveryClient, space: PublishedSpace): Promise<PublishedSpace> {
  if (await isComplete(client, space)) return space;
  const later = await readChanges(client, space);
  if (later !== undefined && (await isComplete(client, later))) return later;
  throw new SourceError(
    `Contentful gave ${space.entries.length} entries and ${space.assets.length} assets, and counts others; the space may be changing. Try again.`,
  );
}

async function isComplete(client: DeliveryClient, { entries, assets }: PublishedSpace): Promise<boolean> {
  const [ofEntries, ofAssets] = await Promise.all([
    client.getEntries({ limit: 1, include: 0 }),
    client.getAssets({ limit: 1 }),
  ]);
  return ofEntries.total === entries.length && ofAssets.total === assets.length;
}
