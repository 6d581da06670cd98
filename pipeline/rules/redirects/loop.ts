import type { Graph } from '../../graph.ts';
import { redirectsInCircle } from '../../causes.ts';
import { spaceRule } from '../../rule.ts';
import type { RedirectRule } from '../../redirects/redirect-table.ts';
import { fromRoute, isSelf, nextRule } from '../../redirects/rule-way.ts';

/** Reports each loop once, at its first rule. */
export const loop = spaceRule<{ readonly steps: readonly string[] }>({
  id: 'redirects/loop',
  severity: 'error',
  summary: 'No redirect rules lead round in a circle.',
  advice: 'Change or remove one of the rules, so that the others lead to a page.',
  message: ({ steps }) =>
    `The redirects go round in a circle: ${inWords(steps)}. None of these addresses opens.`,
  *checkSpace(graph) {
    for (const circle of circles(graph)) {
      const [first] = circle;
      if (first === undefined) continue;
      const steps = [...circle.map(stepOf), fromRoute(first)];
      yield {
        at: first.origin,
        detail: { steps },
        target: fromRoute(first),
        cause: redirectsInCircle(fromRoute(first), graph),
      };
    }
  },
});

/** The first steps and the last one of a loop that is too long to read. */
const maxSteps = 12;

const inWords = (steps: readonly string[]): string =>
  (steps.length <= maxSteps
    ? steps
    : [...steps.slice(0, maxSteps - 2), `${steps.length - maxSteps + 1} more`, ...steps.slice(-1)]
  ).join(' to ');

/** Every rule leads to at most one other rule, so following each unvisited rule finds every loop once. */
function* circles(graph: Graph): Iterable<RedirectRule[]> {
  const met = new Set<RedirectRule>();
  for (const start of graph.redirects.rules) {
    const path: RedirectRule[] = [];
    let rule: RedirectRule | undefined = start;
    while (rule !== undefined && !met.has(rule)) {
      met.add(rule);
      path.push(rule);
      rule = nextRule(rule, graph);
    }
    const back = rule === undefined ? -1 : path.indexOf(rule);
    const circle = back === -1 ? [] : path.slice(back);
    if (circle.length > 0 && !circle.every((each) => isSelf(each, graph))) yield circle;
  }
}

/** The rule, with its line if the table is a file. */
const stepOf = (rule: RedirectRule): string =>
  'source' in rule.origin ? `${fromRoute(rule)} (line ${rule.origin.source.line})` : fromRoute(rule);
