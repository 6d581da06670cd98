import * as z from 'zod/mini';
import { run } from '../report/difference.ts';
import { sourceLocation } from './source-location.ts';

/** A difference between a source location and the same page's other text. A whole entry that the other text lacks has no field. */
export const sourceChange = z.extend(sourceLocation, {
  change: z.enum(['added', 'removed', 'edited', 'moved']),
  /** The word changes from the published text to the draft. */
  runs: z.array(run),
});
export type SourceChange = z.infer<typeof sourceChange>;
