import type { Reference } from '../graph.ts';
import type { Place } from '../problem.ts';

/** Where a reference stands, as findings name places. */
export const placeOf = ({ from, field, pointer, excerpt }: Reference): Place => ({
  entry: from,
  field,
  ...(pointer && { pointer }),
  ...(excerpt && { excerpt }),
});
