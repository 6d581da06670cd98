import { ratio } from '../report/units.ts';
import type { Run } from '../timing/run-timed.ts';

/** What one run in three locales may take of what three runs take together, in memory of the largest of them. Source: docs/requirements.md, ML-7. */
const limits: Readonly<Record<keyof Run, number>> = { tookMs: 0.7, processorMs: 0.7, peakBytes: 1.3 };

const names: Readonly<Record<keyof Run, string>> = {
  tookMs: 'time',
  processorMs: 'processor time',
  peakBytes: 'peak memory',
};

/** A sentence for each figure that is over its limit. */
export const overLimits = (all: Run, together: Run): string[] =>
  (Object.keys(limits) as (keyof Run)[]) // its own keys
    .filter((figure) => all[figure] > limits[figure] * together[figure])
    .map(
      (figure) =>
        `${names[figure]} is ${ratio(all[figure], together[figure])}, more than ${ratio(limits[figure], 1)}`,
    );
