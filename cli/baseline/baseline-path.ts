import { dirname, join, relative, resolve } from 'node:path';
import type { GateOptions } from '../commands/options/gate-options.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { isInput } from '../reads/reads.ts';

const usualName = 'fieldbook-baseline.json';

/** Beside the configuration or in the working folder, wherever there is one; a new one comes beside the configuration. */
export function baselinePath({
  baseline,
  config,
}: Pick<GateOptions & SourceOptions, 'baseline' | 'config'>): string {
  if (baseline !== undefined) return resolve(baseline);
  const beside = join(config === undefined ? '.' : dirname(config), usualName);
  return resolve(!isInput(beside) && isInput(usualName) ? usualName : beside);
}

/** Its name in sentences. */
export const baselineName = (path: string): string => relative('.', path).replaceAll('\\', '/') || '.';

/** The end of a sentence about a missing baseline. */
export const howToBegin = 'fieldbook validate --adopt --reason "<text>" makes one.';
