import { addressGone, entryAway } from '../../causes.ts';
import { isPage, nearestPage, entryLeftOut } from '../../addresses/site-pages.ts';
import { decoded } from '../../../schemas/base/text/decoded.ts';
import { fixOf } from '../../fix/fix.ts';
import { changeTarget, ruleAt } from '../../fix/redirect-edits.ts';
import { spaceRule } from '../../rule.ts';
import { fromRoute, isSelf, nextRule, toRoute } from '../../redirects/rule-way.ts';
import { bringBack, nameOf } from '../words.ts';

export const deadTarget = spaceRule<{ readonly from: string; readonly to: string; readonly of: string }>({
  id: 'redirects/dead-target',
  severity: 'error',
  summary: 'Every redirect rule leads to a page.',
  advice: 'Let the rule lead to a page that exists.',
  message: ({ from, to, of }) => `${from} is redirected to ${to}, ${of}: readers get "Page not found".`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const to = toRoute(rule, graph);
      if (to === undefined || isPage(to, graph) || isSelf(rule, graph)) continue;
      if (nextRule(rule, graph) !== undefined) continue;
      const leftOut = entryLeftOut(to, graph);
      if (leftOut?.reason === 'other-channel') continue; // all knowledge bases share the table
      const of = leftOut
        ? `the page of ${nameOf(leftOut.entry)}, which is not in this build`
        : 'which is not a page of this site';
      const back = leftOut && bringBack(leftOut, graph);
      yield {
        at: rule.origin,
        detail: { from: fromRoute(rule), to, of },
        target: to,
        suggestion: nearestPage(to, graph),
        advice: back && `${back}, or lead the rule to another page.`,
        cause: leftOut ? entryAway(leftOut.entry, leftOut.reason, graph) : addressGone(to, graph),
      };
    }
  },
  fix({ at, suggestion: to }, content, graph) {
    const rule = ruleAt(at, graph);
    if (rule === undefined || to === undefined || decoded(to) !== decoded(to).toLowerCase()) return undefined; // the slug is at fault
    const [, hash = ''] = /(#.*)?$/u.exec(rule.to) ?? [];
    return fixOf(false, [changeTarget(rule, to + hash, { content, graph })]);
  },
});
