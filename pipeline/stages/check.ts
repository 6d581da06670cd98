import type { EntryId } from '../../schemas/base/ids.ts';
import { sameForSame } from '../../schemas/base/same-for-same.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { PipelineConfig } from '../config/config.ts';
import { isEverOn } from '../config/checks/severity-of.ts';
import { toDiagnostics } from '../diagnostics.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { textsOf } from '../inspect/content/texts-of.ts';
import type { Finding, Report } from '../finding.ts';
import type { Problem } from '../problem.ts';
import { query } from '../queries/queries.ts';
import { asData } from '../queries/store.ts';
import { readText } from '../rich-text/read-text.ts';
import { rules, spaceRules } from '../rules/index.ts';

/** The findings of all rules in the reported entries, sound or not. Each step is one entry. */
export function* checkEntries(graph: Graph): Generator<void, Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const id of graph.reported) {
    found.push(...findingsIn(graph, id));
    yield;
  }
  return found;
}

/** The findings in one of them. */
export const findingsIn = query(
  'findings',
  (graph: Graph, id: EntryId): readonly Diagnostic[] => {
    const entry = graph.entries.get(id);
    return entry === undefined ? [] : toDiagnostics(foundIn(entry, graph), graph);
  },
  asData,
);

/** The same before it is put in words, of the rules that are asked. */
export function foundIn(
  entry: Entry,
  graph: Graph,
  asked: (rule: Problem<never>) => boolean = () => true,
): readonly Finding[] {
  const findings: Finding[] = [];
  const report: Report = (problem, occurrence) => findings.push({ ...occurrence, problem });
  checkTexts(entry, report);
  for (const rule of rulesAsked(graph.config).filter(asked)) {
    for (const occurrence of rule.check(entry, graph)) report(rule, occurrence);
  }
  return findings;
}

const rulesAsked = sameForSame((config: PipelineConfig) => rules.filter((rule) => isEverOn(rule, config)));

/** What the rules find that look at the space as a whole. */
export const checkSpace = (graph: Graph): Finding[] =>
  spaceRules
    .filter((rule) => isEverOn(rule, graph.config))
    .flatMap((rule) =>
      Array.from(rule.checkSpace(graph), (occurrence): Finding => ({ ...occurrence, problem: rule })),
    );

/** Reports the problems that were found while texts were read. */
function checkTexts(entry: Entry, report: Report): void {
  for (const { source, field } of textsOf(entry)) {
    for (const { problem, detail, pointer, advice } of readText(source).problems) {
      const at = { entry: entry.id, field, ...(pointer && { pointer }) };
      report(problem, { at, detail, target: detail.name, advice });
    }
  }
}
