import { type Collection, documentOf } from '../collection.ts';
import { unpackPackage } from './debian-package.ts';
import type { Asked } from './made.ts';
import type { PublicCollection } from './public-collections.ts';

/** More queries take longer, and hardly say more. */
const mostQueries = 300;

/** Makes a collection from its package; packages are kept in `folder`. */
export async function makeCollection(wanted: PublicCollection, folder: string): Promise<Collection> {
  const { pages, asked } = wanted.make(await unpackPackage(wanted.debianPackage, folder));
  return { language: wanted.language, documents: pages.map(documentOf), queries: chosenQueries(asked) };
}

/** At most as many as are measured, evenly among all in the order of their texts. */
export function chosenQueries(asked: readonly Asked[], most = mostQueries): Collection['queries'] {
  const grades = new Map<string, Map<string, number>>();
  for (const [text, id] of asked) grades.set(text, (grades.get(text) ?? new Map()).set(id, 1));
  const share = Math.min(1, most / grades.size);
  return [...grades]
    .map(([text, own]) => ({ text, grades: own }))
    .toSorted((one, other) => (one.text < other.text ? -1 : 1))
    .filter((_, place) => Math.floor((place + 1) * share) > Math.floor(place * share));
}
