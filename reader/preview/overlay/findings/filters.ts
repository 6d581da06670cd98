import * as z from 'zod/mini';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severities, type Severity } from '../../../../schemas/report/diagnostic.ts';

/** The filters of the list; an empty text matches everything. */
export const filters = z.object({
  severity: z.enum(['', ...severities]),
  rule: z.string(),
  type: z.string(),
  owner: z.string(),
});
export type Filters = z.infer<typeof filters>;

export const everything: Filters = { severity: '', rule: '', type: '', owner: '' };

export const matches = (finding: PreviewFinding, { severity, rule, type, owner }: Filters): boolean =>
  (severity === '' || finding.severity === severity) &&
  (rule === '' || finding.rule === rule) &&
  (type === '' || typeOf(finding) === type) &&
  (owner === '' || finding.entry?.changedBy === owner);

export const typeOf = ({ entry }: PreviewFinding): string | undefined =>
  entry?.typeName ?? entry?.contentType;

export const countOf = (findings: readonly PreviewFinding[], severity: Severity): number =>
  findings.filter((finding) => finding.severity === severity).length;

export const countsOf = (findings: readonly PreviewFinding[]): Readonly<Record<Severity, number>> => ({
  error: countOf(findings, 'error'),
  warn: countOf(findings, 'warn'),
  info: countOf(findings, 'info'),
});

/** The values that there are to choose from, in the order of the alphabet. */
export const choicesIn = (
  findings: readonly PreviewFinding[],
  valueOf: (finding: PreviewFinding) => string | undefined,
): readonly string[] => [...new Set(findings.flatMap((finding) => valueOf(finding) ?? []))].toSorted();
