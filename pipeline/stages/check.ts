import type { Graph } from '../graph.ts';
import type { Report } from '../problem.ts';
import { rules, spaceRules } from '../rules/index.ts';

/** Asks every rule about every entry whose state is taken, sound or not, and about the space as a whole. */
export function check(graph: Graph, report: Report): void {
  for (const entry of graph.entries.values()) {
    if (!graph.reported.has(entry.id)) continue;
    for (const rule of rules) {
      for (const occurrence of rule.check(entry, graph)) report(rule, occurrence);
    }
  }
  for (const rule of spaceRules) {
    for (const occurrence of rule.checkSpace(graph)) report(rule, occurrence);
  }
}
