import { spaceRule } from '../../rule.ts';
import { sitesOf } from '../../redirects/locale-folders.ts';
import { onThisSite } from '../../redirects/on-site.ts';
import { fromRoute } from '../../redirects/rule-way.ts';

export const offSite = spaceRule<{ readonly from: string; readonly to: string }>({
  id: 'redirects/off-site',
  severity: 'error',
  summary: 'No redirect rule leads to another site.',
  advice: 'Let the rule lead to a page of this site, and link to the other site from there.',
  message: ({ from, to }) => `${from} is redirected to another site: ${to}${disguise(to)}.`,
  *checkSpace(graph) {
    const sites = [graph.config, ...sitesOf(graph)];
    for (const rule of graph.redirects.rules) {
      if (sites.some((site) => onThisSite(rule.to, site) !== undefined)) continue;
      yield { at: rule.origin, detail: { from: fromRoute(rule), to: rule.to }, target: rule.to };
    }
  },
});

/** Why an address leads to another site although it looks like a path. Source: WHATWG URL, "URL parsing". */
function disguise(to: string): string {
  const host = (URL.parse(to) ?? URL.parse(to, 'https://this.invalid'))?.host ?? '';
  if (to.includes('\\')) return ` (browsers read a backslash as a slash, and go to ${host})`;
  if (/^https?:\/?(?!\/)/iu.test(to)) return ` (it lacks slashes, and is read as an address on ${host})`;
  if (/^[^/]*\/\/[^/?#]*@/u.test(to))
    return ` (its host is ${host}: what stands before the @ is a user name)`;
  return '';
}
