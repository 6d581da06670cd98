import { allPages } from './all-pages.ts';
import type { DeliveryClient } from './delivery-client.ts';
import type { Identified } from './merged.ts';

/** The parts that a sync does not have. */
export interface SpaceModel {
  readonly contentTypes: readonly Identified[];
  readonly locales: readonly Identified[];
  readonly tags: readonly Identified[];
}

/** Reads the model. Unchanged lists stay the same objects. */
export async function readModel(client: DeliveryClient, known?: SpaceModel): Promise<SpaceModel> {
  const [contentTypes, locales, tags] = await Promise.all([
    allPages('content types', (skip) => client.getContentTypes(page(skip))),
    allPages('locales', () => client.getLocales()),
    allPages('tags', (skip) => client.getTags(page(skip))),
  ]);
  return {
    contentTypes: sameOr(known?.contentTypes, contentTypes),
    locales: sameOr(known?.locales, locales),
    tags: sameOr(known?.tags, tags),
  };
}

type Items = readonly Identified[];

const sameOr = (known: Items | undefined, items: Items): Items =>
  known !== undefined && JSON.stringify(known) === JSON.stringify(items) ? known : items;

/** The package's types do not say that content types and tags are paged. */
const page = (skip: number): object => ({ skip, limit: 1000, order: 'sys.id' });
