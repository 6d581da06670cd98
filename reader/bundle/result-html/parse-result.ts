import type { ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { arrange } from './arrange.ts';
import { resultSchema } from './result-schema.ts';

export type ParseResult = (html: string, place: { readonly inline: boolean }) => ElementContent[];

/** Parses a search service's HTML into allowed elements: rearranged, then sanitized. Undefined without words. */
export const parseResult: ParseResult = (html, { inline }) => {
  const processor = inline ? inHeading : inText;
  const tree = processor.runSync(processor.parse(html));
  // a fragment without comments and doctypes: the schema lets none through
  return toString(tree).trim() === '' ? [] : (tree.children as ElementContent[]);
};

const processorFor = (place: { readonly inline: boolean }) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => arrange(place))
    .use(rehypeSanitize, resultSchema)
    .freeze();

const inHeading = processorFor({ inline: true });
const inText = processorFor({ inline: false });
