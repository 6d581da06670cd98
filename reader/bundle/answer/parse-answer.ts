import type { Element, ElementContent, Root } from 'hast';
import type { Html, Image, ImageReference, Nodes } from 'mdast';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { answerSchema } from './answer-schema.ts';

export type ParseAnswer = (markdown: string) => readonly ElementContent[] | undefined;

/** Deeper texts are not parsed, because they take long to show. */
const maxDepth = 40;

/** An answer's Markdown as elements, sanitised last. Undefined if it is nested too deeply. */
export const parseAnswer: ParseAnswer = (markdown) => {
  const tree = processor.runSync(processor.parse(markdown));
  // no comments and no doctypes: the schema lets none through
  const children = tree.children as ElementContent[];
  return depthOf(children) > maxDepth ? undefined : children;
};

/** HTML in an answer is read as text. Only a line break keeps its meaning. */
const htmlAsText = (_: unknown, { value }: Html): ElementContent | undefined => {
  if (/^<br\s*\/?>$/iu.test(value.trim()))
    return { type: 'element', tagName: 'br', properties: {}, children: [] };
  return value.startsWith('<!--') ? undefined : { type: 'text', value };
};

/** Replaces a picture with its alternative text. */
const imageAsWords = (_: unknown, { alt }: Image | ImageReference): ElementContent => ({
  type: 'text',
  value: alt ?? '',
});

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    handlers: {
      html: htmlAsText,
      image: imageAsWords,
      imageReference: imageAsWords,
      // without their own section, which has a heading and links that lead to and fro
      footnoteReference: (
        _: unknown,
        { label, identifier }: Extract<Nodes, { type: 'footnoteReference' }>,
      ) => ({
        type: 'text',
        value: `[${label ?? identifier}]`,
      }),
      footnoteDefinition: (state: { all: (node: Nodes) => ElementContent[] }, node: Nodes) => state.all(node),
    },
  })
  .use(() => (tree: Root) => {
    rankHeadings(tree);
    closeTables(tree);
  })
  .use(rehypeSanitize, answerSchema)
  .freeze();

/** The highest headings of a text become h3, the next ones h4: no level is left out. */
function rankHeadings(tree: Root): void {
  const headings = elementsIn(tree).filter(({ tagName }) => /^h[1-6]$/u.test(tagName));
  const ranks = [...new Set(headings.map(({ tagName }) => tagName))].toSorted();
  for (const heading of headings) heading.tagName = `h${Math.min(6, 3 + ranks.indexOf(heading.tagName))}`;
}

/** A table holds rows and cells, and no line breaks between them: React warns of those. */
function closeTables(tree: Root): void {
  for (const part of elementsIn(tree).filter(({ tagName }) => partsOfTables.has(tagName)))
    part.children = part.children.filter(({ type }) => type === 'element');
}

const partsOfTables: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);

const elementsIn = ({ children }: Root | Element): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));

const depthOf = (nodes: readonly ElementContent[]): number =>
  Math.max(0, ...nodes.map((node) => (node.type === 'element' ? 1 + depthOf(node.children) : 0)));
