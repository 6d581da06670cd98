import { type Diagnostic, type Severity, severities } from '../../schemas/report/diagnostic.ts';

/** How many findings of each severity there are, the worst first. */
export function severityCounts(
  diagnostics: readonly Diagnostic[],
): readonly (readonly [severity: Severity, times: number])[] {
  const times = new Map<Severity, number>();
  for (const { severity } of diagnostics) times.set(severity, (times.get(severity) ?? 0) + 1);
  return severities.map((severity) => [severity, times.get(severity) ?? 0]);
}
