import { type Fix, fixOf, type RawContent } from '../../fix/fix.ts';
import { rawHeadings } from '../../fix/raw-headings.ts';
import type { Occurrence } from '../../finding.ts';
import { textsOf } from '../../inspect/content/texts-of.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';
import type { TextHeading } from '../../rich-text/text.ts';

interface Detail {
  readonly heading: TextHeading;
  readonly above: number;
}

export const skippedHeading = rule<Detail>({
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
        const advice = `Make it a heading ${above + 1}, or put a heading ${above + 1} above it.`;
        yield { at, detail: { heading, above }, target: heading.title, advice };
      }
    }
  },
  fix: raised,
});

/** The heading at its next level, and those below it likewise: what were neighbours stay neighbours. */
function raised(
  { at, detail: { heading, above } }: Occurrence<Detail>,
  content: RawContent,
): Fix | undefined {
  const headings = rawHeadings(at, content).filter(({ isBlank }) => !isBlank);
  const first = headings.findIndex(
    ({ pointer, level, words }, index) =>
      pointer === heading.pointer &&
      level === heading.level &&
      words.trim() === heading.title &&
      headings[index - 1]?.level === above,
  );
  if (first === -1) return undefined;
  const end = headings.findIndex(({ level }, index) => index > first && level <= above);
  const tooDeep = heading.level - above - 1;
  const below = headings.slice(first, end === -1 ? undefined : end);
  const changed = below.map((each) => ({ each, level: Math.max(each.level - tooDeep, above + 1) }));
  return fixOf(
    true,
    changed.flatMap(({ each, level }) => (level === each.level ? [] : [each.withLevel(level)])),
  );
}

function* skips(flow: ReturnType<typeof readText>['flow']) {
  let above: number | undefined;
  for (const heading of flow) {
    if (heading.kind !== 'heading') continue;
    if (above !== undefined && heading.level > above + 1) yield { heading, above };
    above = heading.level;
  }
}
