import type { FaultLocation, Report } from '../../finding.ts';
import { invalidExport } from '../../rules/schema/invalid-export.ts';

/** The location of a finding about the export itself. */
export const inExport = (pointer: string): FaultLocation => ({ source: { file: 'export', pointer } });

export function invalid(report: Report, pointer: string, fault: string): void {
  report(invalidExport, { at: inExport(pointer), detail: { fault }, target: pointer });
}
