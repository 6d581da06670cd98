import { sortDiagnostics, toDiagnostics } from '../../../pipeline/diagnostics.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import type { Finding } from '../../../pipeline/finding.ts';
import { type FailedPage, failedPage } from '../../../pipeline/rules/render/failed.ts';
import { collectFindings, type Findings } from '../../reporters/findings.ts';
import { entryAt } from '../../site/pages/without-pages.ts';

/** Adds the pages that could not be rendered. A baseline cannot have these, because only a build finds them. */
export function withFailed(findings: Findings, failed: readonly FailedPage[], graph: Graph): Findings {
  if (failed.length === 0) return findings;
  const found = toDiagnostics(
    failed.map((page) => findingOf(page, graph)),
    graph,
  );
  const diagnostics = sortDiagnostics([...findings.diagnostics, ...found]);
  return collectFindings({ diagnostics, counts: findings.summary, baselined: findings.summary.baselined });
}

function findingOf(page: FailedPage, graph: Graph): Finding {
  const entry = entryAt(page.url, graph);
  const at = entry === undefined ? { source: { file: 'export', pointer: '' } } : { entry };
  return { problem: failedPage, at, detail: page, ...(entry === undefined && { target: page.url }) };
}
