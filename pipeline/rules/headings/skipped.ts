import { textsOf } from '../../inspect/content/texts-of.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';
import type { TextHeading } from '../../rich-text/text.ts';

export const skippedHeading = rule<{ readonly heading: TextHeading; readonly above: number }>({
  id: 'headings/skipped',
  severity: 'info',
  summary: 'No heading is more than one level below the one before it.',
  advice: 'Give the heading the next level: after a heading 2 comes a heading 3.',
  message: ({ heading, above }) =>
    `The heading "${heading.title}" is a heading ${heading.level} right after a heading ${above}: a level is skipped.`,
  *check(entry) {
    if (entry.type === undefined) return;
    for (const { source, field } of textsOf(entry)) {
      for (const { heading, above } of skips(readText(source).flow)) {
        const at = { entry: entry.id, field, ...(heading.pointer && { pointer: heading.pointer }) };
        yield { at, detail: { heading, above }, target: heading.title };
      }
    }
  },
});

function* skips(flow: ReturnType<typeof readText>['flow']) {
  let above: number | undefined;
  for (const heading of flow) {
    if (heading.kind !== 'heading') continue;
    if (above !== undefined && heading.level > above + 1) yield { heading, above };
    above = heading.level;
  }
}
