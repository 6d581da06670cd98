import type { EntryId } from '../../schemas/base/ids.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Graph, Reference } from '../graph.ts';
import { fieldNameIn, typeNameIn } from '../inspect/content/names-of-fields.ts';
import { deriveFromShape } from '../queries/derive.ts';
import { shortPath, shortText } from '../short-text.ts';

/** Nobody reads a longer chain. In a chain of thousands of entries each finding would list all entries above it. */
const maxSteps = 50;

/**
 * The entries from an article down to one of its parts, each with the field that leads on. Empty for an article itself
 * and for an entry that nothing shows. The shortest chain counts, and among equals that of the first article by id.
 * A chain of more than fifty steps has its last fifty.
 */
export function chainTo(id: EntryId, graph: Graph): Diagnostic['via'] {
  const { above } = chainsOf(graph);
  const steps: Diagnostic['via'] = [];
  let step = above.get(id);
  for (; step !== undefined && steps.length < maxSteps; step = above.get(step.from)) {
    const entry = graph.entries.get(step.from);
    steps.push({
      id: step.from,
      contentType: shortText(entry?.contentType ?? ''),
      ...typeNameIn(entry),
      ...(entry?.title !== undefined && { title: shortText(entry.title) }),
      field: shortPath(step.field),
      ...fieldNameIn(entry, step.field, graph),
    });
  }
  return steps.toReversed();
}

interface Chains {
  /** By entry, the reference through which the nearest article shows it; none for articles. */
  readonly above: ReadonlyMap<EntryId, Reference>;
}

const chainsOf = deriveFromShape<Chains>('chains', ({ entries, references }) => {
  const above = new Map<EntryId, Reference>();
  const articles = [...entries.values()].filter(({ type }) => isArticleType(type ?? ''));
  const reached = new Set(articles.map(({ id }) => id));
  for (const id of reached) {
    for (const reference of references.get(id) ?? []) {
      const part = reference.target as EntryId;
      if (!shows(reference) || reached.has(part) || !entries.has(part)) continue;
      reached.add(part);
      above.set(part, reference);
    }
  }
  return { above };
});

const shows = ({ kind }: Reference) => kind === 'part' || kind === 'embedded-entry';
