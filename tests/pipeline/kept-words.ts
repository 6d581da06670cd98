import type { ElementContent } from 'hast';
import type { Article } from '../../schemas/bundle/index.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { contentTypes } from '../../schemas/content/index.ts';

/** Letters and signs without white space: what must be the same before and after. */
const squeeze = (words: string): string => words.replace(/\s+/gu, '');

/** The words of a rich text document, of Markdown without formatting, or of code as the export has it. */
export function sourceWords(value: unknown): string {
  if (typeof value === 'string') return squeeze(value);
  const words: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const node = open.pop() as { value?: unknown; content?: unknown } | null;
    if (typeof node?.value === 'string') words.push(node.value);
    if (Array.isArray(node?.content)) open.push(...node.content.toReversed());
  }
  return squeeze(words.join(''));
}

/** The words of every text in the bundle, by `<entry>.<field>`; embedded entries have their own. */
export function bundledWords(articles: readonly Article[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { node } of articles) collect(node, found);
  return found;
}

function collect(node: ContentNode, found: Map<string, string>): void {
  const { fields: definitions }: ContentTypeDefinition = contentTypes[node.type];
  const fields: Readonly<Record<string, unknown>> = node.fields;
  for (const [name, { kind }] of Object.entries(definitions)) {
    const value = fields[name];
    if (value === undefined) continue;
    if (kind === 'richText' || kind === 'code') {
      const { children } = value as RichText;
      found.set(`${node.id}.${name}`, squeeze(children.map((child) => wordsIn(child, found)).join('')));
    } else if (kind === 'part') collect(value as ContentNode, found);
    else if (kind === 'parts') for (const part of value as ContentNode[]) collect(part, found);
    else if (kind === 'cells') {
      const cells = (value as RichText[][]).flat().flatMap(({ children }) => children);
      found.set(`${node.id}.${name}`, squeeze(cells.map((child) => wordsIn(child, found)).join('')));
    } else if (kind === 'symbol' && typeof value === 'string')
      found.set(`${node.id}.${name}`, squeeze(value));
  }
}

function wordsIn(node: ElementContent, found: Map<string, string>): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.data?.node) collect(node.data.node, found);
  return node.children.map((child) => wordsIn(child, found)).join('');
}
