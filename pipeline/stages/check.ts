import type { PipelineConfig } from '../config/config.ts';
import { isEverOn } from '../config/severity-of.ts';
import type { Entry } from '../entry.ts';
import type { Graph } from '../graph.ts';
import { textsOf } from '../inspect/texts-of.ts';
import type { Report } from '../problem.ts';
import { readText } from '../rich-text/read-text.ts';
import { rules, spaceRules } from '../rules/index.ts';

/** Asks every rule about an entry whose state is taken, sound or not. */
export function entryChecker(config: PipelineConfig): (entry: Entry, graph: Graph, report: Report) => void {
  const asked = rules.filter((rule) => isEverOn(rule, config));
  return (entry, graph, report) => {
    checkTexts(entry, report);
    for (const rule of asked) {
      for (const occurrence of rule.check(entry, graph)) report(rule, occurrence);
    }
  };
}

/** Asks the rules that look at the space as a whole. */
export function checkSpace(graph: Graph, report: Report): void {
  for (const rule of spaceRules) {
    if (!isEverOn(rule, graph.config)) continue;
    for (const occurrence of rule.checkSpace(graph)) report(rule, occurrence);
  }
}

/** What was found wrong while a text was read. */
function checkTexts(entry: Entry, report: Report): void {
  for (const { source, field } of textsOf(entry)) {
    for (const { problem, detail, pointer, advice } of readText(source).problems) {
      const at = { entry: entry.id, field, ...(pointer && { pointer }) };
      report(problem, { at, detail, target: detail.name, advice });
    }
  }
}
