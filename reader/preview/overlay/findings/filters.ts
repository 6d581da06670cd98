import * as z from 'zod/mini';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';
import { severities } from '../../../../schemas/report/diagnostic.ts';
import { findingKey } from '../blocks/spots.ts';

/** The filters of the list; an empty text matches everything. */
export const filters = z.object({
  severity: z.enum(['', ...severities]),
  rule: z.string(),
  type: z.string(),
  owner: z.string(),
  /** The keys of findings that an editor has hidden. */
  hidden: z.array(z.string()),
});
export type Filters = z.infer<typeof filters>;

export const everything: Filters = { severity: '', rule: '', type: '', owner: '', hidden: [] };

export const matches = (finding: PreviewFinding, { severity, rule, type, owner, hidden }: Filters): boolean =>
  !hidden.includes(findingKey(finding)) &&
  (severity === '' || finding.severity === severity) &&
  (rule === '' || finding.rule === rule) &&
  (type === '' || typeOf(finding) === type) &&
  (owner === '' || finding.entry?.changedBy === owner);

export const typeOf = ({ entry }: PreviewFinding): string | undefined =>
  entry?.typeName ?? entry?.contentType;

/** The values that there are to choose from, in the order of the alphabet. */
export const choicesIn = (
  findings: readonly PreviewFinding[],
  valueOf: (finding: PreviewFinding) => string | undefined,
): readonly string[] => [...new Set(findings.flatMap((finding) => valueOf(finding) ?? []))].toSorted();
