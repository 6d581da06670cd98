import type { EntryId } from '../../../schemas/base/ids.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { isEmptyPart } from '../../link/page/empty-part.ts';
import { emptyFor } from '../../causes.ts';
import { rule } from '../../rule.ts';
import { nameOf } from '../words.ts';

/** These have rules of their own. */
const withOwnRules: readonly (string | undefined)[] = [
  'kbFaqQuestion',
  'otherEntry', // its space knows what it needs
  'kbReleaseNotesSection',
  'kbReleaseNotesNoteGroup',
] satisfies ContentTypeId[];

export const emptyPart = rule<{ readonly part: Entry }>({
  id: 'content/empty-part',
  severity: 'warn',
  summary: 'Every part with a heading has content that readers see.',
  advice: 'Write what belongs there, publish what is listed, or take the part out of the page.',
  message: ({ part }) =>
    `Readers would see nothing below the heading ${nameOf(part)}, so the page and its table of contents leave it out.`,
  *check(part, graph) {
    if (!graph.included.has(part.id) || withOwnRules.includes(part.type)) return;
    if (!isEmptyPart(part, graph, new Map()) || isFilledByEmptyOnes(part, graph)) return;
    yield { at: { entry: part.id }, detail: { part }, cause: emptyFor(part, graph) };
  },
});

/** The fault is reported once, at the part that is empty itself. */
const isFilledByEmptyOnes = ({ id }: Entry, graph: Graph): boolean =>
  (graph.references.get(id) ?? []).some(({ kind, target }) => {
    const part = graph.entries.get(target as EntryId);
    const isShown = (kind === 'part' || kind === 'embedded-entry') && graph.included.has(target as EntryId);
    return part !== undefined && isShown && isEmptyPart(part, graph, new Map());
  });
