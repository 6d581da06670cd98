import type { Validation } from '../../pipeline/build.ts';
import type { Diagnostic, Report, Severity } from '../../schemas/report/diagnostic.ts';

/** What a run found, as every reporter gets it. */
export interface Findings {
  /** Worst first. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Report['summary'];
  /** How many entries have findings. */
  readonly faultyEntries: number;
}

export function collectFindings({
  diagnostics,
  counts,
  baselined = 0,
}: Pick<Validation, 'diagnostics' | 'counts'> & {
  /** How many findings are known, and so not among these. */
  readonly baselined?: number;
}): Findings {
  const count = (severity: Severity) => diagnostics.filter((each) => each.severity === severity).length;
  return {
    diagnostics,
    summary: {
      errors: count('error'),
      warnings: count('warn'),
      infos: count('info'),
      entries: counts.entries,
      assets: counts.assets,
      baselined,
    },
    faultyEntries: new Set(diagnostics.flatMap(({ entry }) => entry?.id ?? [])).size,
  };
}

/** The errors alone, with the counts of all. */
export const onlyErrors = (findings: Findings): Findings => ({
  ...findings,
  diagnostics: findings.diagnostics.filter(({ severity }) => severity === 'error'),
});
