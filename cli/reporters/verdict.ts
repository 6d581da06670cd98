import { severities } from '../../schemas/report/diagnostic.ts';
import type { ReportOptions } from '../commands/options/report-options.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { Findings } from './findings.ts';

/** Whether the findings fail the command: one at or above the gate, or too many warnings. */
export function verdict(
  { diagnostics, summary }: Findings,
  { failOn, maxWarnings = Infinity }: Pick<ReportOptions, 'failOn' | 'maxWarnings'>,
): ExitCode {
  const failing = severities.slice(0, severities.indexOf(failOn) + 1);
  const fails = diagnostics.some(({ severity }) => failing.includes(severity));
  return fails || summary.warnings > maxWarnings ? exitCodes.findings : exitCodes.clean;
}
