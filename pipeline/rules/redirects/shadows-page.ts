import { pageAt } from '../../../schemas/urls.ts';
import type { RoutePath } from '../../../schemas/base/ids.ts';
import type { Graph } from '../../graph.ts';
import { spaceRule } from '../../rule.ts';
import { fromRoute, isSelf } from '../../redirects/rule-way.ts';

export const shadowsPage = spaceRule<{ readonly from: string; readonly title: string | undefined }>({
  id: 'redirects/shadows-page',
  severity: 'error',
  summary: 'No redirect rule stands in the way of a page.',
  advice: 'Remove the rule, or unpublish the page that it is meant to replace.',
  message: ({ from, title }) =>
    `The rule redirects ${from}, which is a page${title ? ` ("${title}")` : ''}: one of the two is never seen.`,
  *checkSpace(graph) {
    for (const rule of graph.redirects.rules) {
      const from = fromRoute(rule);
      if (!isOwnPage(from, graph) || isSelf(rule, graph)) continue;
      const id = graph.routes.get(from as RoutePath);
      const title = id && graph.entries.get(id)?.title;
      yield { at: rule.origin, detail: { from, title }, target: from };
    }
  },
});

const isOwnPage = (route: string, { routes }: Graph): boolean =>
  routes.has(route as RoutePath) || pageAt(route) !== undefined;
