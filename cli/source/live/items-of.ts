import * as z from 'zod/mini';
import { SourceError } from '../source-error.ts';
import type { Identified } from './merged.ts';

/** What the source itself reads of items; the rest of them is for the pipeline to judge. */
export const identifiedItems = z.array(z.looseObject({ sys: z.looseObject({ id: z.string() }) }));

/** The items of an answer, as they came: what parsing gives has its keys in another order. */
export function itemsOf(what: string, given: unknown): readonly Identified[] {
  if (identifiedItems.safeParse(given).success) return given as readonly Identified[];
  throw new SourceError(`Contentful does not answer with its ${what}; try again.`);
}
