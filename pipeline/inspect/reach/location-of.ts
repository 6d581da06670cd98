import type { Reference } from '../../graph.ts';
import type { FaultLocation } from '../../finding.ts';

/** Where a reference stands, as findings name places. */
export const placeOf = ({ from, field, pointer, excerpt }: Reference): FaultLocation => ({
  entry: from,
  field,
  ...(pointer && { pointer }),
  ...(excerpt && { excerpt }),
});
