import type { Run } from './run-timed.ts';

/** A type, not an interface: a record of figures, of which medians are taken. */
export type ColdAndAgain = Readonly<
  Record<'coldMs' | 'coldProcessorMs' | 'peakBytes' | 'changedMs' | 'changedProcessorMs', number>
>;

/** Builds, changes something, and builds again. */
export async function coldAndAgain(
  build: () => Promise<Run>,
  change: () => Promise<void>,
): Promise<ColdAndAgain> {
  const cold = await build();
  await change();
  const again = await build();
  return {
    coldMs: cold.tookMs,
    coldProcessorMs: cold.processorMs,
    peakBytes: cold.peakBytes,
    changedMs: again.tookMs,
    changedProcessorMs: again.processorMs,
  };
}
