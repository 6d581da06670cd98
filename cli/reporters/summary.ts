import { type Diagnostic, type Severity, severities } from '../../schemas/report/diagnostic.ts';
import type { Reporter } from './index.ts';
import { lastLine } from './last-line.ts';
import { severityFormats } from './style.ts';

/** How often each rule was broken, the worst and most frequent first. */
export const summary: Reporter = (findings, { style }) => {
  const tallies = tally(findings.diagnostics);
  const digits = Math.max(...tallies.map(({ times }) => String(times).length), 1);
  const lines = tallies.map(
    ({ rule, severity, times }) =>
      `${String(times).padStart(digits)}  ${style(severityFormats[severity], severity.padEnd(5))}  ${rule}`,
  );
  return `${[...lines, lastLine(findings)].join('\n')}\n`;
};

interface Tally {
  readonly rule: string;
  readonly severity: Severity;
  readonly times: number;
}

function tally(diagnostics: readonly Diagnostic[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const { rule, severity } of diagnostics) {
    const key = `${severity} ${rule}`;
    tallies.set(key, { rule, severity, times: (tallies.get(key)?.times ?? 0) + 1 });
  }
  return [...tallies.values()].toSorted(
    (a, b) =>
      severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
      b.times - a.times ||
      (a.rule < b.rule ? -1 : 1),
  );
}
