import type { EntryId } from '../../schemas/base/ids.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Graph, Reference } from '../graph.ts';

/**
 * The entries from an article down to one of its parts, each with the field that leads on. Empty for an article itself
 * and for an entry that nothing shows. Of several ways the shortest is given, the first by id among equals.
 */
export function chainTo(id: EntryId, graph: Graph): Diagnostic['via'] {
  if (isArticle(id, graph)) return [];
  const reached = new Map<EntryId, Reference | undefined>([[id, undefined]]);
  for (const current of reached.keys()) {
    for (const reference of graph.referrers.get(current) ?? []) {
      if (!shows(reference) || reached.has(reference.from)) continue;
      reached.set(reference.from, reference);
      if (isArticle(reference.from, graph)) return stepsFrom(reference.from, reached, graph);
    }
  }
  return [];
}

function stepsFrom(
  article: EntryId,
  reached: ReadonlyMap<EntryId, Reference | undefined>,
  graph: Graph,
): Diagnostic['via'] {
  const steps: Diagnostic['via'] = [];
  for (let step = reached.get(article); step !== undefined; step = reached.get(step.target as EntryId)) {
    const entry = graph.entries.get(step.from);
    steps.push({
      id: step.from,
      contentType: entry?.contentType ?? '',
      ...(entry?.title !== undefined && { title: entry.title }),
      field: step.field,
    });
  }
  return steps;
}

const shows = ({ kind }: Reference) => kind === 'part' || kind === 'embedded-entry';

const isArticle = (id: EntryId, graph: Graph): boolean => isArticleType(graph.entries.get(id)?.type ?? '');
