import { textsOf } from '../../inspect/texts-of.ts';
import { rule } from '../../problem.ts';
import { readText } from '../../rich-text/read-text.ts';
import type { EmptyHeading } from '../../rich-text/text.ts';

export const emptyHeading = rule<EmptyHeading>({
  id: 'headings/empty',
  severity: 'info',
  summary: 'Every heading has words.',
  advice: 'Delete the empty heading, or write its words.',
  message: ({ level, after }) =>
    `The heading ${level} ${after === '' ? 'at the beginning' : `after "${after}"`} has no words: it is left out of the page.`,
  *check(entry) {
    for (const { source, field } of textsOf(entry)) {
      for (const heading of readText(source).emptyHeadings) {
        const at = { entry: entry.id, field, ...(heading.pointer && { pointer: heading.pointer }) };
        yield { at, detail: heading, target: heading.after };
      }
    }
  },
});
