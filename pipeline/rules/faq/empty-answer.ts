import { isIncludedOrUnsound } from '../../addresses/site-pages.ts';
import type { Entry, TextSource } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';

/** A spotlight box below the question counts as its answer. */
export const emptyAnswer = rule({
  id: 'faq/empty-answer',
  severity: 'warn',
  summary: 'Every question has an answer.',
  advice: 'Write the answer, or unpublish the question.',
  message: () => 'The question has no answer that readers see.',
  *check(entry, graph) {
    if (entry.type !== 'kbFaqQuestion' || !isIncludedOrUnsound(entry, graph)) return;
    if (isAnswered(entry) || hasBox(entry, graph)) return;
    yield { at: { entry: entry.id, field: [entry.fieldNames.get('answer') ?? 'answer'] }, detail: undefined };
  },
});

function isAnswered({ fields }: Entry): boolean {
  const answer = fields['answer'];
  return answer !== undefined && readText(answer as TextSource).hasContent;
}

const hasBox = ({ id }: Entry, graph: Graph): boolean =>
  (graph.references.get(id) ?? []).some(
    ({ kind, target }) => kind === 'part' && graph.included.has(target as never),
  );
