import { SourceError } from '../source-error.ts';
import type { DeliveryClient } from './delivery-client.ts';
import { type Identified, merged } from './merged.ts';

/** What a sync does not have. */
export interface SpaceModel {
  readonly contentTypes: readonly Identified[];
  readonly locales: readonly Identified[];
  readonly tags: readonly Identified[];
}

export async function readModel(client: DeliveryClient): Promise<SpaceModel> {
  const [contentTypes, locales, tags] = await Promise.all([
    // the types of the package leave out that content types come in pages
    allPages('content types', (page) => client.getContentTypes(page as object)),
    allPages('locales', () => client.getLocales()),
    allPages('tags', (page) => client.getTags(page as object)),
  ]);
  return { contentTypes, locales, tags };
}

const pageSize = 1000;

interface Page {
  readonly total: number;
  readonly items: readonly Identified[];
}

/** Every item by id; a page without items before the end is told, and not asked for again and again. */
async function allPages(
  what: string,
  ask: (page: { skip: number; limit: number; order: 'sys.id' }) => Promise<Page>,
): Promise<readonly Identified[]> {
  const all: Identified[] = [];
  for (;;) {
    const { total, items } = await ask({ skip: all.length, limit: pageSize, order: 'sys.id' });
    if (!Array.isArray(items))
      throw new SourceError(`Contentful does not answer with its ${what}; try again.`);
    all.push(...items);
    if (all.length >= total) return merged([], all, []);
    if (items.length === 0) {
      throw new SourceError(`Contentful gave ${all.length} of ${total} ${what} and then none; try again.`);
    }
  }
}
