import { count } from '../base/count.ts';
import { type Diagnostic, type Severity, severities } from './diagnostic.ts';

type OfSeverity = Pick<Diagnostic, 'severity'>;

/** How many findings of each severity there are, the worst first. */
export function severityCounts(
  diagnostics: readonly OfSeverity[],
): readonly (readonly [severity: Severity, times: number])[] {
  const times = new Map<Severity, number>();
  for (const { severity } of diagnostics) times.set(severity, (times.get(severity) ?? 0) + 1);
  return severities.map((severity) => [severity, times.get(severity) ?? 0]);
}

/** The worst severity of some findings; of none, that of a note. */
export const worstSeverity = (diagnostics: readonly OfSeverity[]): Severity =>
  severityCounts(diagnostics).find(([, times]) => times > 0)?.[0] ?? 'info';

/** `1 error, 8 warnings`. */
export const countsBySeverity = (diagnostics: readonly OfSeverity[]): string =>
  severityCounts(diagnostics)
    .flatMap(([severity, times]) => (times === 0 ? [] : [count(times, names[severity])]))
    .join(', ');

const names: Readonly<Record<Severity, string>> = { error: 'error', warn: 'warning', info: 'note' };
