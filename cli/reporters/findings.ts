import type { Validation } from '../../pipeline/build.ts';
import type { Diagnostic, Severity } from '../../schemas/report/diagnostic.ts';
import type { PublishingReport } from '../../schemas/report/publishing.ts';
import type { Report } from '../../schemas/report/report.ts';

/** The findings of a run, as every reporter gets them. */
export interface Findings {
  /** Worst first. */
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Report['summary'];
  /** How many entries have findings. */
  readonly faultyEntries: number;
  /** With drafts and the published text: what publishing them brings. */
  readonly publishing?: PublishingReport | undefined;
}

export function collectFindings({
  diagnostics,
  counts,
  baselined = 0,
}: Pick<Validation, 'diagnostics' | 'counts'> & {
  /** The number of findings in the baseline, which are left out. */
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

/** Only the errors, with the counts of all. */
export const onlyErrors = (findings: Findings): Findings => ({
  ...findings,
  diagnostics: findings.diagnostics.filter(({ severity }) => severity === 'error'),
});
