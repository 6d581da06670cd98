import { allPages } from './all-pages.ts';
import type { DeliveryClient } from './delivery-client.ts';
import type { Identified } from './merged.ts';

/** What a sync does not have. */
export interface SpaceModel {
  readonly contentTypes: readonly Identified[];
  readonly locales: readonly Identified[];
  readonly tags: readonly Identified[];
}

export async function readModel(client: DeliveryClient): Promise<SpaceModel> {
  const [contentTypes, locales, tags] = await Promise.all([
    allPages('content types', (skip) => client.getContentTypes(page(skip))),
    allPages('locales', () => client.getLocales()),
    allPages('tags', (skip) => client.getTags(page(skip))),
  ]);
  return { contentTypes, locales, tags };
}

/** The types of the package leave out that content types and tags come in pages. */
const page = (skip: number): object => ({ skip, limit: 1000, order: 'sys.id' });
