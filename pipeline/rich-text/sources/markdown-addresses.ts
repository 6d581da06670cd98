import type { Definition, Link, LinkReference, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from './markdown-to-hast.ts';

/** The address of a link as a Markdown text has it. */
export interface MarkdownAddress {
  readonly url: string;
  readonly text: string;
  /** Undefined where the text spells the address in another way, with signs for characters. */
  readonly start: number | undefined;
  /** The text is the address alone: only a full one is a link there. */
  readonly isBare: boolean;
}

/** The addresses of all links, in the order of the text, without those of HTML. */
export function markdownAddresses(text: string): readonly MarkdownAddress[] {
  const tree = parseMarkdown(text);
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  const found: MarkdownAddress[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') found.push(inLink(node, text));
    if (node.type === 'linkReference') found.push(...inReference(node, definitions, text));
  });
  return found;
}

function inLink(node: Link, text: string): MarkdownAddress {
  const isBare = text[offsetsOf(node)[0]] !== '[';
  const [, afterWords] = offsetsOf(node.children.at(-1) ?? node);
  return addressIn(text, node, isBare || node.children.length === 0 ? offsetsOf(node)[0] : afterWords);
}

const inReference = (
  { identifier }: LinkReference,
  definitions: ReadonlyMap<string, Definition>,
  text: string,
): MarkdownAddress[] => {
  const definition = definitions.get(identifier);
  return definition === undefined ? [] : [addressIn(text, definition, offsetsOf(definition)[0])];
};

function addressIn(text: string, node: Link | Definition, from: number): MarkdownAddress {
  const { url } = node;
  const [first, end] = offsetsOf(node);
  const start = text.slice(0, end).indexOf(url, from);
  return {
    url,
    text: url,
    start: start === -1 || url === '' ? undefined : start,
    isBare: text[first] !== '[',
  };
}

const offsetsOf = ({ position }: Nodes): readonly [number, number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
