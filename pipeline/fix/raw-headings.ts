import type { Heading, Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import { isRecord } from '../../schemas/base/is-record.ts';
import type { FaultLocation } from '../finding.ts';
import { parseMarkdown } from '../rich-text/sources/markdown-to-hast.ts';
import type { FieldEdit, ValuePath, ValuePlace } from './edit.ts';
import type { RawContent } from './fix.ts';

/** A heading of a rich text or of a Markdown text. */
export interface RawHeading {
  readonly level: number;
  readonly words: string;
  /** It has neither words nor anything else that readers see. */
  readonly isBlank: boolean;
  /** JSON pointer; undefined in Markdown. */
  readonly pointer: string | undefined;
  /** Undefined where editors may not use that level in the text. */
  withLevel(level: number): FieldEdit | undefined;
  /** Where a block has to be, an empty paragraph is left. */
  removed(): FieldEdit | undefined;
}

/** The headings of the text at a location, in order. */
export function rawHeadings(at: FaultLocation, content: RawContent): readonly RawHeading[] {
  const found =
    'entry' in at ? content.valueAt({ entry: at.entry, ...(at.field && { field: at.field }) }) : undefined;
  if (found === undefined) return [];
  const { place, value } = found;
  if (typeof value === 'string') return inMarkdown(value, place);
  const allowed = content.nodesAllowedIn(place);
  const take = (nodeType: string) => allowed === undefined || allowed.includes(nodeType);
  return isRecord(value) ? inNodes(value, { place, path: [], take, isAlone: true }) : [];
}

interface Within {
  readonly place: ValuePlace;
  readonly path: ValuePath;
  /** Whether editors may use a type of node. */
  readonly take: (nodeType: string) => boolean;
  /** Its parent has no other node. */
  readonly isAlone: boolean;
}

function inNodes(node: Readonly<Record<string, unknown>>, within: Within): RawHeading[] {
  const children = Array.isArray(node['content']) ? (node['content'] as readonly unknown[]) : [];
  const [, level] = /^heading-([1-6])$/u.exec(String(node['nodeType'])) ?? [];
  const own = level === undefined ? [] : [inDocument(node, Number(level), within)];
  return [
    ...own,
    ...children.flatMap((child, index) =>
      isRecord(child)
        ? inNodes(child, {
            ...within,
            path: [...within.path, 'content', index],
            isAlone: children.length === 1,
          })
        : [],
    ),
  ];
}

function inDocument(
  node: Readonly<Record<string, unknown>>,
  level: number,
  { place, path, take, isAlone }: Within,
): RawHeading {
  const whole = { ...place, path: [...place.path, ...path] };
  const as = (after: string): FieldEdit | undefined =>
    take(after)
      ? { kind: 'value', ...whole, path: [...whole.path, 'nodeType'], before: node['nodeType'], after }
      : undefined;
  return {
    level,
    words: wordsOf(node),
    isBlank: !isSeenText(wordsOf(node)) && !JSON.stringify(node).includes('"embedded-'),
    pointer: path.map((step) => `/${step}`).join(''),
    withLevel: (other) => as(`heading-${other}`),
    removed: () => (isAlone ? as('paragraph') : { kind: 'remove', ...whole, before: node }),
  };
}

function wordsOf(node: Readonly<Record<string, unknown>>): string {
  if (typeof node['value'] === 'string') return node['value'];
  const children = Array.isArray(node['content']) ? (node['content'] as readonly unknown[]) : [];
  return children.map((child) => (isRecord(child) ? wordsOf(child) : '')).join('');
}

function inMarkdown(text: string, place: ValuePlace): RawHeading[] {
  const found: RawHeading[] = [];
  visit(parseMarkdown(text), 'heading', (node) => {
    found.push(markdownHeading(node, text, place));
  });
  return found;
}

/** What is left of a heading that is taken out is an empty line, which keeps the paragraphs around it apart. */
function markdownHeading(node: Heading, text: string, place: ValuePlace): RawHeading {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
  const source = text.slice(start, end);
  const signs = '#'.repeat(node.depth);
  return {
    level: node.depth,
    words: markdownWords(node),
    isBlank: !isSeenText(markdownWords(node)) && !/!\[|</u.test(source),
    pointer: undefined,
    withLevel: (level) =>
      source.startsWith(signs)
        ? { kind: 'text', ...place, start, before: signs, after: '#'.repeat(level) }
        : undefined,
    removed: () => ({ kind: 'text', ...place, start, before: source, after: '' }),
  };
}

const markdownWords = (node: Nodes): string =>
  'value' in node
    ? node.value
    : 'children' in node
      ? node.children.map(markdownWords).join('')
      : node.type === 'image'
        ? (node.alt ?? '')
        : '';
