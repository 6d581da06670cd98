import type { EntryId } from '../../../schemas/base/ids.ts';
import type { Graph } from '../../graph.ts';
import { unseenFixOf } from '../../fix/fix.ts';
import { rawHeadings } from '../../fix/raw-headings.ts';
import { textsOf } from '../../inspect/content/texts-of.ts';
import { headingWords } from '../../link/page/heading-words.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';
import type { EmptyHeading, TextHeading } from '../../rich-text/text.ts';

type Detail = Pick<EmptyHeading, 'level'> & {
  /** The words before it; undefined where it holds an entry. */
  readonly after: string | undefined;
};

export const emptyHeading = rule<Detail>({
  id: 'headings/empty',
  severity: 'info',
  summary: 'Every heading has words.',
  advice: 'Delete the empty heading, or write its words.',
  message: ({ level, after }) =>
    after === undefined
      ? `The heading ${level} has no words, only an embedded entry: the page shows the entry without a heading.`
      : `The heading ${level} ${after === '' ? 'at the beginning' : `after "${after}"`} has no words: it is left out of the page.`,
  *check(entry, graph) {
    for (const { source, field } of textsOf(entry)) {
      const placed = (pointer: string | undefined) => ({
        entry: entry.id,
        field,
        ...(pointer && { pointer }),
      });
      const { emptyHeadings, flow } = readText(source);
      for (const { level, after, pointer } of emptyHeadings) {
        yield { at: placed(pointer), detail: { level, after }, target: after };
      }
      for (const step of flow) {
        if (step.kind !== 'heading' || !holdsOnlyBlocks(step, graph)) continue;
        yield { at: placed(step.pointer), detail: { level: step.level, after: undefined } };
      }
    }
  },
  fix({ at, detail: { level, after } }, content) {
    if (after === undefined || !('entry' in at)) return undefined;
    const heading = rawHeadings(at, content).find(
      (each) => each.pointer === at.pointer && each.level === level && each.isBlank,
    );
    return unseenFixOf([heading?.removed()]);
  },
});

/** An image without words stays in the heading. The rules about references report embeds that are not shown. */
function holdsOnlyBlocks(heading: TextHeading, graph: Graph): boolean {
  const { parts = [] } = heading;
  const isShown = (id: string): boolean =>
    graph.included.has(id as EntryId) && graph.entries.get(id as EntryId)?.type !== 'media';
  return (
    parts.length > 0 &&
    parts.every((part) => (typeof part === 'string' ? part !== '' : isShown(part.entry))) &&
    headingWords(heading, graph) === ''
  );
}
