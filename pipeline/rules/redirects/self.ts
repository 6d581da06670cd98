import { fromRoute, isSelf } from '../../redirects/rule-way.ts';
import { fixOf } from '../../fix/fix.ts';
import { removeRow } from '../../fix/redirect-edits.ts';
import { spaceRule } from '../../rule.ts';

export const selfRedirect = spaceRule<{ readonly from: string }>({
  id: 'redirects/self',
  severity: 'error',
  summary: 'No redirect rule leads to the path that it redirects.',
  advice: 'Correct where the rule leads, or remove it.',
  message: ({ from }) => `The rule redirects ${from} to itself: the page never opens.`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const from = fromRoute(rule);
      if (isSelf(rule, graph)) yield { at: rule.origin, detail: { from }, target: from };
    }
  },
  fix: ({ at }, content) => fixOf(false, [removeRow(at, content)]),
});
