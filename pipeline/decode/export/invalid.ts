import type { FaultLocation, Report } from '../../finding.ts';
import { invalidExport } from '../../rules/schema/invalid-export.ts';

/** Where findings stand of which the export itself is at fault. */
export const inExport = (pointer: string): FaultLocation => ({ source: { file: 'export', pointer } });

export function invalid(report: Report, pointer: string, fault: string): void {
  report(invalidExport, { at: inExport(pointer), detail: { fault }, target: pointer });
}
