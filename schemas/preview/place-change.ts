import * as z from 'zod/mini';
import { run } from '../report/difference.ts';
import { place } from './place.ts';

/** How a place of a page differs from the same page's other text. A whole entry that the other does not show has no field. */
export const placeChange = z.extend(place, {
  change: z.enum(['added', 'removed', 'edited', 'moved']),
  /** How its words became what they are, from what is published to the draft. */
  runs: z.array(run),
});
export type PlaceChange = z.infer<typeof placeChange>;
