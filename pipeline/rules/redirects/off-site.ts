import { isPath } from '../../redirects/redirect-table.ts';
import { readAddress } from '../../addresses/read-address.ts';
import { spaceRule } from '../../problem.ts';
import { fromRoute } from '../../redirects/rule-way.ts';

export const offSite = spaceRule<{ readonly from: string; readonly to: string }>({
  id: 'redirects/off-site',
  severity: 'error',
  summary: 'No redirect rule leads to another site.',
  advice: 'Lead the rule to a page of this site; link to the other site from there.',
  message: ({ from, to }) => `${from} is redirected to another site: ${to}.`,
  *checkSpace({ redirects, config }) {
    for (const rule of redirects.rules) {
      if (isPath(rule.to) || readAddress(rule.to, config).kind === 'page') continue;
      yield { at: rule.origin, detail: { from: fromRoute(rule), to: rule.to }, target: rule.to };
    }
  },
});
