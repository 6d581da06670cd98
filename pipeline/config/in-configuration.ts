import type { FaultLocation } from '../finding.ts';

/** How findings name the configuration. Reports put its path there. */
export const configurationName = 'configuration';

/** A place in the configuration, by the keys and positions that lead to it. */
export const inConfiguration = (...path: readonly (string | number)[]): FaultLocation => ({
  source: {
    file: configurationName,
    pointer: path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  },
});
