import { maxHops, resolveRedirect } from '../../redirects/redirect-table.ts';
import { isPage } from '../../addresses/site-pages.ts';
import { spaceRule } from '../../problem.ts';
import { fromRoute } from '../../redirects/rule-way.ts';

export const tooLong = spaceRule<{ readonly from: string }>({
  id: 'redirects/too-long',
  severity: 'error',
  summary: `No address goes through more than ${maxHops} redirects.`,
  advice: 'Lead the rule straight to the page at the end.',
  message: ({ from }) => `${from} goes through more than ${maxHops} redirects, so browsers give up on it.`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const from = fromRoute(rule);
      const { kind } = resolveRedirect(graph.redirects, from, (route) => isPage(route, graph));
      if (kind === 'too-long') yield { at: rule.origin, detail: { from }, target: from };
    }
  },
});
