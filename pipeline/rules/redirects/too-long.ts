import type { Graph } from '../../graph.ts';
import { maxHops, resolveRedirect } from '../../redirects/redirect-table.ts';
import { isPage } from '../../addresses/site-pages.ts';
import { spaceRule } from '../../rule.ts';
import type { RedirectRule } from '../../redirects/redirect-table.ts';
import { fromRoute, nextRule } from '../../redirects/rule-way.ts';

export const tooLong = spaceRule<{ readonly from: string }>({
  id: 'redirects/too-long',
  severity: 'error',
  summary: `No address goes through more than ${maxHops} redirects.`,
  advice: 'Let the rule lead straight to the last page.',
  message: ({ from }) => `${from} goes through more than ${maxHops} redirects, so browsers give up on it.`,
  *checkSpace(graph) {
    const endless = endlessRules(graph);
    for (const rule of graph.redirects.rules) {
      if (endless.has(rule)) continue; // of these `redirects/loop` speaks
      const from = fromRoute(rule);
      const { kind } = resolveRedirect(graph.redirects, from, (route) => isPage(route, graph));
      if (kind === 'too-long') yield { at: rule.origin, detail: { from }, target: from };
    }
  },
});

/** The rules that lead into a loop or are part of one. Each rule is followed once. */
function endlessRules(graph: Graph): ReadonlySet<RedirectRule> {
  const endless = new Set<RedirectRule>();
  const met = new Set<RedirectRule>();
  for (const start of graph.redirects.rules) {
    const way = new Set<RedirectRule>();
    let rule: RedirectRule | undefined = start;
    for (; rule !== undefined && !met.has(rule); rule = nextRule(rule, graph)) {
      met.add(rule);
      way.add(rule);
    }
    if (rule === undefined || !(way.has(rule) || endless.has(rule))) continue;
    for (const each of way) endless.add(each);
  }
  return endless;
}
