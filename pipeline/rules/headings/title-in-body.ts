import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { Entry } from '../../entry.ts';
import { fixOf } from '../../fix/fix.ts';
import { rawHeadings } from '../../fix/raw-headings.ts';
import { textsOf } from '../../inspect/content/texts-of.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';

export const titleInBody = rule<{ readonly title: string }>({
  id: 'headings/title-in-body',
  severity: 'info',
  summary: 'No text repeats the title above it.',
  advice: 'Remove the heading: the title is shown already.',
  message: ({ title }) => `The heading "${title}" repeats the title above the text.`,
  *check(entry) {
    const title = shownTitle(entry);
    if (title === undefined) return;
    for (const { source, field } of textsOf(entry)) {
      for (const step of readText(source).flow) {
        if (step.kind !== 'heading' || plain(step.title) !== plain(title)) continue;
        const at = { entry: entry.id, field, ...(step.pointer && { pointer: step.pointer }) };
        yield { at, detail: { title: step.title }, target: step.title };
      }
    }
  },
  fix({ at, detail: { title } }, content) {
    if (!('entry' in at)) return undefined;
    const heading = rawHeadings(at, content).find(
      ({ pointer, words }) => pointer === at.pointer && plain(words) === plain(title),
    );
    return fixOf(false, [heading?.removed()]);
  },
});

/** The title of an entry whose title is shown as a heading: an article, or a part with a heading. */
function shownTitle({ type, title, fields }: Entry): string | undefined {
  if (type === undefined) return undefined;
  const { isArticle, heading }: ContentTypeDefinition = contentTypes[type];
  const isLeftOut = heading?.unlessField !== undefined && fields[heading.unlessField] === true;
  return isArticle === true || (heading !== undefined && !isLeftOut) ? title : undefined;
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/gu, ' ').trim();
