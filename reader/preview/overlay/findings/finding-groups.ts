import { addTo } from '../../../../schemas/base/add-to.ts';
import type { PreviewFinding } from '../../../../schemas/preview/page-preview.ts';

interface FindingGroups {
  readonly groups: readonly { readonly act: string; readonly members: readonly PreviewFinding[] }[];
  /** Those that share their cause with no other. */
  readonly others: readonly PreviewFinding[];
}

/** The findings by the act that settles several of them. */
export function groupsOf(findings: readonly PreviewFinding[]): FindingGroups {
  const byAct = new Map<string, PreviewFinding[]>();
  for (const finding of findings) if (finding.cause !== undefined) addTo(byAct, finding.cause.act, finding);
  const groups = [...byAct].flatMap(([act, members]) => (members.length > 1 ? [{ act, members }] : []));
  const grouped = new Set(groups.flatMap(({ members }) => members));
  return { groups, others: findings.filter((finding) => !grouped.has(finding)) };
}
