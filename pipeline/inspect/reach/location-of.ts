import type { Reference } from '../../graph.ts';
import type { FaultLocation } from '../../finding.ts';

/** The location of a reference, for a finding. */
export const locationOf = ({ from, field, pointer, excerpt }: Reference): FaultLocation => ({
  entry: from,
  field,
  ...(pointer && { pointer }),
  ...(excerpt && { excerpt }),
});
