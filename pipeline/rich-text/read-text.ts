import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { isSeenText } from '../../schemas/base/text/seen-text.ts';
import { embedTag } from '../../schemas/bundle/rich-text.ts';
import type { TextSource } from '../entry.ts';
import { isSeen } from './drop-empty.ts';
import { headingLevel } from './heading-level.ts';
import { firstWords, lastWords, maxQuoted } from './quoted-words.ts';
import { readTree } from './read-tree.ts';
import { tablesIn } from './tables-in.ts';
import type { Text, TextHeading, TextReference } from './text.ts';

/**
 * The content of a formatted text: links, headings, embeds and tables. It is memoized, because links, outlines and rules all need it.
 * The tree itself is not kept, because it is many times larger.
 */
export function readText(source: TextSource): Text {
  const known = read.get(source);
  if (known !== undefined) return known;
  const text = readAnew(source);
  read.set(source, text);
  return text;
}

const read = new WeakMap<TextSource, Text>();

function readAnew(source: TextSource): Text {
  const { tree, problems, emptyHeadings } = readTree(source);
  const references: TextReference[] = [];
  const flow: Text['flow'][number][] = [];
  collect(tree, tree.children as ElementContent[], { references, flow });
  const hasContent = (tree.children as ElementContent[]).some(isSeen);
  const hasOwnContent = (tree.children as ElementContent[]).some(isOwn);
  return { references, flow, tables: tablesIn(tree), emptyHeadings, problems, hasContent, hasOwnContent };
}

const isOwn = (node: ElementContent): boolean =>
  node.type === 'text'
    ? isSeenText(node.value)
    : node.type === 'element' &&
      (node.tagName === 'img' ||
        node.properties['dataVideo'] !== undefined ||
        node.properties['dataFrame'] !== undefined ||
        node.tagName === 'input' ||
        node.tagName === 'hr' ||
        node.properties['dataAsset'] !== undefined ||
        node.children.some(isOwn));

/** The current block: its words, and the end of the last link that was found in them. */
interface Line {
  readonly block: Root | Element;
  readonly words: string;
  readTo: number;
}

interface Found {
  line?: Line;
  readonly references: TextReference[];
  readonly flow: Text['flow'][number][];
}

function collect(block: Root | Element, children: readonly ElementContent[], found: Found): void {
  for (const child of children) {
    if (child.type !== 'element') continue;
    const level = headingLevel(child);
    if (level !== undefined) {
      found.flow.push({
        kind: 'heading',
        level,
        title: toString(child).trim(),
        ...(speaksOtherwise(child) && { parts: partsOf(child) }),
        pointer: child.data?.pointer,
      });
    }
    const reference = referenceOf(child);
    if (reference !== undefined) found.references.push({ ...reference, ...describe(child, block, found) });
    if (reference?.kind === 'embedded-entry') found.flow.push({ kind: 'embed', entry: reference.target });
    collect(isPhrasing(child) ? block : child, child.children, found);
  }
}

/** True if a heading contains images or embeds. Their words are not in its text nodes. */
const speaksOtherwise = ({ children }: Element): boolean =>
  children.some(
    (child) =>
      child.type === 'element' &&
      (child.tagName === 'img' || child.tagName === embedTag || speaksOtherwise(child)),
  );

const partsOf = ({ children }: Element): NonNullable<TextHeading['parts']> =>
  children.flatMap((child) => {
    if (child.type === 'text') return child.value;
    if (child.type !== 'element') return [];
    if (child.tagName === 'img') return String(child.properties['alt'] ?? '');
    const { dataEntry } = child.properties;
    return child.tagName === embedTag && dataEntry !== undefined
      ? { entry: String(dataEntry) }
      : partsOf(child);
  });

function referenceOf({ tagName, properties }: Element): Pick<TextReference, 'kind' | 'target'> | undefined {
  if (!(tagName === 'a' || tagName === embedTag || tagName === 'img')) return undefined;
  const { dataEntry, dataAsset, dataResource, dataVideo, dataFrame, href, src } = properties;
  if (dataVideo !== undefined) return { kind: 'video', target: String(dataVideo) };
  if (dataFrame !== undefined) return { kind: 'frame', target: String(dataFrame) };
  if (dataResource !== undefined) return { kind: 'resource', target: String(dataResource) };
  if (tagName === embedTag) {
    return dataEntry !== undefined
      ? { kind: 'embedded-entry', target: String(dataEntry) }
      : { kind: 'embedded-asset', target: String(dataAsset) };
  }
  if (tagName === 'img') return { kind: 'image', target: String(src) };
  if (dataEntry !== undefined) return { kind: 'entry-hyperlink', target: String(dataEntry) };
  if (dataAsset !== undefined) return { kind: 'asset-hyperlink', target: String(dataAsset) };
  return { kind: 'url', target: String(href ?? '') };
}

function describe(
  child: Element,
  block: Root | Element,
  found: Found,
): Omit<TextReference, 'kind' | 'target'> {
  const text = wordsOf(child);
  const line = lineOf(block, text, found);
  const start = Math.max(line.words.indexOf(text, line.readTo), 0);
  const end = start + text.length;
  line.readTo = end;
  return {
    pointer: child.data?.pointer,
    text,
    before: lastWords(line.words.slice(0, start)),
    after: firstWords(line.words.slice(end, end + maxQuoted + 1)),
  };
}

/** The words of a block are joined once, however many links it has. */
function lineOf(block: Root | Element, text: string, found: Found): Line {
  if (block.type === 'root') return { block, words: text, readTo: 0 };
  if (found.line?.block !== block) found.line = { block, words: toString(block), readTo: 0 };
  return found.line;
}

/** The words of an image are its alternative text, also in a link. */
function wordsOf(node: Element): string {
  if (node.tagName === 'img') return String(node.properties['alt'] ?? '');
  if (node.tagName === embedTag) return String(node.properties['dataTitle'] ?? '');
  const images = node.children.filter((child) => child.type === 'element').map(wordsOf);
  return toString(node) || images.join(' ').trim();
}

const isPhrasing = ({ tagName }: Element) => phrasing.has(tagName);
const phrasing = new Set(['a', 'strong', 'em', 'u', 's', 'del', 'sup', 'sub', 'code', 'kbd', 'span']);
