import type { EntryId } from '../../schemas/base/ids.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { toDiagnostics } from '../diagnostics.ts';
import type { Graph } from '../graph.ts';
import type { Finding } from '../problem.ts';
import { entryChecker } from '../stages/check.ts';
import { collectionOf, trackGraph } from './graph-fact.ts';
import type { Memory } from './memory.ts';

/** What the rules find in each entry that is reported; of entries that no change reaches, what they found before. */
export function knownFindings(graph: Graph, memory: Memory | undefined): Diagnostic[] {
  const check = entryChecker(graph.config);
  const diagnosticsIn = (id: EntryId, seen: Graph) => {
    const entry = seen.entries.get(id);
    const findings: Finding[] = [];
    if (entry) check(entry, seen, (problem, occurrence) => findings.push({ ...occurrence, problem }));
    return toDiagnostics(findings, seen);
  };
  if (memory === undefined) return [...graph.reported].flatMap((id) => diagnosticsIn(id, graph));
  const { recorder } = memory;
  const recorded = trackGraph(graph, recorder);
  return memory.findings(graph).run(
    (source) => collectionOf(source, graph),
    (recall) =>
      [...graph.reported].flatMap((id) =>
        recall(id, () => recorder.during(() => diagnosticsIn(id, recorded))),
      ),
  );
}
