import type { Findings } from '../findings.ts';
import { groupByRule } from '../group-by-rule.ts';
import type { Look } from '../reporter.ts';
import { lastLine } from '../text/last-line.ts';
import { severityFormats } from '../text/style.ts';

/** The number of findings for each rule, the worst and most frequent first. */
export const summary = (findings: Findings, { style }: Pick<Look, 'style'>): string => {
  const tallies = groupByRule(findings.diagnostics).map(({ rule, severity, diagnostics }) => ({
    rule,
    severity,
    times: String(diagnostics.length),
  }));
  const digits = Math.max(...tallies.map(({ times }) => times.length));
  const lines = tallies.map(
    ({ rule, severity, times }) =>
      `${times.padStart(digits)}  ${style(severityFormats[severity], severity.padEnd(5))}  ${rule}`,
  );
  return `${[...lines, lastLine(findings)].join('\n')}\n`;
};
