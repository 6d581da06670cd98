import { fixOf } from '../../fix/fix.ts';
import { changeTarget, ruleAt } from '../../fix/redirect-edits.ts';
import { spaceRule } from '../../rule.ts';
import { fromRoute, nextRule, toRoute, wayOf } from '../../redirects/rule-way.ts';

export const chain = spaceRule<{ readonly from: string; readonly via: string; readonly to: string }>({
  id: 'redirects/chain',
  severity: 'warn',
  summary: 'Every redirect rule leads straight to its last target.',
  advice: 'Let the rule lead to the last address.',
  message: ({ from, via, to }) =>
    `${from} is redirected to ${via}, which is redirected too: readers and crawlers take a detour to ${to}.`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const via = toRoute(rule, graph);
      if (via === undefined || nextRule(rule, graph) === undefined) continue;
      const { to, end } = wayOf(rule, graph);
      if (end === 'loop' || end === 'too-long') continue;
      const from = fromRoute(rule);
      yield { at: rule.origin, detail: { from, via, to }, target: from, suggestion: to };
    }
  },
  fix({ at, detail: { to } }, content, graph) {
    const rule = ruleAt(at, graph);
    return fixOf(false, [rule && changeTarget(rule, to, { content, graph })]);
  },
});
