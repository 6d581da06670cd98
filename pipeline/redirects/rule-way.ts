import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { Graph } from '../graph.ts';
import { followPath } from '../addresses/follow-path.ts';
import { isPage } from '../addresses/site-pages.ts';
import { onThisSite } from './on-site.ts';
import type { RedirectRule } from './redirect-table.ts';

/** The path that a rule redirects, in the one spelling of routes. */
export const fromRoute = ({ from }: RedirectRule): string => toRoutePath(splitUrl(from).path);

/** The path of this site to which a rule leads; undefined where it leads to another site. */
export function toRoute({ to }: RedirectRule, graph: Graph): string | undefined {
  const path = onThisSite(to, graph.config);
  return path === undefined ? undefined : toRoutePath(splitUrl(path).path);
}

/** The rule that redirects the target of a rule; undefined if the target is a page. */
export function nextRule(rule: RedirectRule, graph: Graph): RedirectRule | undefined {
  const to = toRoute(rule, graph);
  return to === undefined || isPage(to, graph) ? undefined : graph.redirects.find(to);
}

/** The final target of a rule. */
export const wayOf = (rule: RedirectRule, graph: Graph) =>
  followPath(toRoute(rule, graph) ?? rule.to, splitUrl(rule.to).hash, graph);

/** Whether a rule redirects a path to itself. */
export const isSelf = (rule: RedirectRule, graph: Graph): boolean => toRoute(rule, graph) === fromRoute(rule);
