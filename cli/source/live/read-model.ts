import { allPages } from './all-pages.ts';
import type { DeliveryClient } from './delivery-client.ts';
import type { Identified } from './merged.ts';

/** What a sync does not have. */
export interface SpaceModel {
  readonly contentTypes: readonly Identified[];
  readonly locales: readonly Identified[];
  readonly tags: readonly Identified[];
}

/** The model now. Of one that is known, each list that has not changed is the very same. */
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

/** The types of the package leave out that content types and tags come in pages. */
const page = (skip: number): object => ({ skip, limit: 1000, order: 'sys.id' });
