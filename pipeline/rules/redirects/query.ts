import { spaceRule } from '../../rule.ts';
import { fromRoute } from '../../redirects/rule-way.ts';

export const redirectQuery = spaceRule<{ readonly from: string; readonly route: string }>({
  id: 'redirects/query',
  severity: 'warn',
  summary: 'Redirect rules are for paths, without a query and without a hash.',
  advice: 'Leave out everything from the ? or # on.',
  message: ({ from, route }) =>
    `The rule for "${from}" is used for ${route} with any query or hash: its own is ignored.`,
  *checkSpace({ redirects }) {
    for (const rule of redirects.rules) {
      if (!/[?#]/u.test(rule.from)) continue;
      const route = fromRoute(rule);
      yield { at: rule.origin, detail: { from: rule.from, route }, target: rule.from, suggestion: route };
    }
  },
});
