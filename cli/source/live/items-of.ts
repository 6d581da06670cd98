import * as z from 'zod/mini';
import { SourceError } from '../source-error.ts';
import type { Identified } from './merged.ts';

/** The fields that the source reads. The pipeline checks the rest. */
export const identifiedItems = z.array(z.looseObject({ sys: z.looseObject({ id: z.string() }) }));

/** The original items of a response: parsing would reorder their keys. */
export function itemsOf(what: string, given: unknown): readonly Identified[] {
  if (identifiedItems.safeParse(given).success) return given as readonly Identified[];
  throw new SourceError(`Contentful does not answer with its ${what}; try again.`);
}
