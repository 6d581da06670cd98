import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { Graph } from '../graph.ts';
import { isPath } from '../redirects/redirect-table.ts';
import type { Unpublished } from './publishable.ts';

/** The unpublished item at the target of a finding: an entry or asset by its id, a page, or the part with the anchor on a page. */
export function settlerOf(
  { target = '' }: Pick<Diagnostic, 'target'>,
  { routes, pages }: Pick<Graph, 'routes' | 'pages'>,
  unpublished: ReadonlyMap<string, Unpublished>,
): Unpublished | undefined {
  if (!isPath(target)) return unpublished.get(target);
  const { path, hash } = splitUrl(target);
  const page = routes.get(toRoutePath(path));
  const outline = page && pages.get(page);
  const part = [...(outline?.partAnchors ?? [])].find(([, anchor]) => anchor === hash)?.[0];
  return (part && unpublished.get(part)) ?? unpublished.get(page ?? '');
}
