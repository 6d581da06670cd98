import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import { isSeen } from '../drop-empty.ts';
import { element } from '../element.ts';
import {
  arrangingElements,
  flowElements,
  keptElements,
  sameElements,
  silentElements,
  wordlessElements,
} from './html-elements.ts';

const parser = unified().use(rehypeRaw).freeze();

/**
 * Reads the HTML in a Markdown text as browsers do, and keeps of it what a text may contain. Pictures, videos and frames become the media
 * of any text. Gives the names of other elements: only the words in them stay. The sanitizer still decides about every attribute.
 */
export function readHtml(tree: Root): { readonly tree: Root; readonly unknown: ReadonlySet<string> } {
  const unknown = new Set<string>();
  const parsed = parser.runSync(tree);
  return { tree: { type: 'root', children: flow(kept(parsed.children, unknown)) }, unknown };
}

const kept = (nodes: readonly Nodes[], unknown: Set<string>): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node];
    return node.type === 'element' ? keptElement(node, unknown) : [];
  });

function keptElement(node: Element, unknown: Set<string>): ElementContent[] {
  const tagName = sameElements.get(node.tagName) ?? node.tagName;
  const kind = Object.hasOwn(media, tagName) ? media[tagName] : undefined;
  if (kind === 'dataPicture') return pictureIn(node, unknown);
  if (kind !== undefined) return playerIn(node, kind, unknown);
  if (silentElements.has(tagName)) return [];
  if (wordlessElements.has(tagName)) return tell(tagName, unknown);
  const children = kept(node.children, unknown);
  if (keptElements.has(tagName) && !isField(node)) return keptWith(node, tagName, children);
  if (!arrangingElements.has(tagName) && node.properties['dataFootnotes'] === undefined)
    tell(tagName, unknown);
  return isLine(node, children) ? children : flow(children);
}

const tell = (tagName: string, unknown: Set<string>): [] => {
  unknown.add(tagName);
  return [];
};

/** Only Markdown's own boxes of a list of tasks are no fields. */
const isField = ({ tagName, properties }: Element): boolean =>
  tagName === 'input' && (properties['type'] !== 'checkbox' || properties['disabled'] !== true);

function keptWith(node: Element, tagName: string, children: ElementContent[]): ElementContent[] {
  // data attributes are ours: an embed has them
  const properties = Object.fromEntries(
    Object.entries(node.properties).filter(([name]) => !name.startsWith('data')),
  );
  if (tagName === 'p') return paragraphs(children, properties);
  if (tagName === 'table') return withoutCaption(element(tagName, properties, children));
  if (tagName === 'details') return [element(tagName, properties, opened(children))];
  const holdsFlow = tagName === 'blockquote' || tagName === 'figure';
  return [element(tagName, properties, holdsFlow ? flow(children) : children)];
}

/** A paragraph, divided at its players, because it cannot contain one. */
function paragraphs(children: readonly ElementContent[], properties: Properties): ElementContent[] {
  const parts: Element[] = [];
  let line: Element | undefined;
  for (const child of children) {
    if (isBlock(child)) {
      parts.push(child);
      line = undefined;
    } else if (line === undefined) parts.push((line = element('p', { ...properties }, [child])));
    else line.children.push(child);
  }
  return parts.length === 0 ? [element('p', properties, [])] : parts;
}

/** A caption stands above its table. */
function withoutCaption(table: Element): ElementContent[] {
  const captions = table.children.filter((child) => child.type === 'element' && child.tagName === 'p');
  table.children = table.children.filter((child) => !captions.includes(child));
  return [...captions, table];
}

/** What opens has the words that open it first. Without any, browsers would add some in their own language. */
function opened(children: readonly ElementContent[]): ElementContent[] {
  const summary = children.find(isSummary) ?? element('summary', {}, [{ type: 'text', value: '…' }]);
  return [summary, ...flow(children.filter((child) => child !== summary))];
}

const isSummary = (child: ElementContent): boolean => child.type === 'element' && child.tagName === 'summary';

/** Words and pictures between blocks are paragraphs of their own. */
function flow(children: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  let line: ElementContent[] = [];
  const endLine = () => {
    if (line.some(isSeen)) parts.push(element('p', {}, line));
    else parts.push(...line);
    line = [];
  };
  for (const child of children) {
    if (isBlock(child)) {
      endLine();
      parts.push(child);
    } else line.push(child);
  }
  endLine();
  return parts;
}

const isBlock = (node: ElementContent): node is Element =>
  node.type === 'element' && (flowElements.has(node.tagName) || node.tagName === embedTag);

/** Whether an element that is not kept stands in a line of text. */
const isLine = ({ tagName }: Element, children: readonly ElementContent[]): boolean =>
  !children.some(isBlock) && !arrangingBlocks.has(tagName);

const arrangingBlocks: ReadonlySet<string> = new Set(
  'address article aside body center dd div dl footer form header hgroup html main nav section'.split(' '),
);

const media: Readonly<Record<string, 'dataPicture' | 'dataVideo' | 'dataFrame'>> = {
  img: 'dataPicture',
  video: 'dataVideo',
  audio: 'dataVideo',
  iframe: 'dataFrame',
};

/** A picture with its words, and its size where both numbers are whole. */
function pictureIn({ properties }: Element, unknown: Set<string>): ElementContent[] {
  const src = addressIn(properties);
  if (src === '') return tell('img', unknown);
  const [width, height] = [properties['width'], properties['height']].map(pixels);
  const title = properties['title'];
  return [
    element(
      'img',
      {
        src,
        alt: wordsIn(properties),
        ...(typeof title === 'string' && { title }),
        ...(width !== undefined && height !== undefined && { width, height }),
      },
      [],
    ),
  ];
}

/** What plays or is a page of its own. Words within it are for browsers that know no players. */
function playerIn(
  { tagName, properties, children }: Element,
  kind: 'dataVideo' | 'dataFrame',
  unknown: Set<string>,
): ElementContent[] {
  const sources = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'source' ? [addressIn(child.properties)] : [],
  );
  const address = [addressIn(properties), ...sources].find((each) => each !== '');
  if (address === undefined) return tell(tagName, unknown);
  return [element(embedTag, { [kind]: address, dataTitle: wordsIn(properties) }, [])];
}

/** Some programs leave the protocol out. */
const addressIn = ({ src }: Properties): string =>
  typeof src === 'string' ? src.trim().replace(/^\/\/(?=[^/])/u, 'https://') : '';

const wordsIn = ({ alt, title, ariaLabel }: Properties): string =>
  [alt, title, ariaLabel].map((words) => (typeof words === 'string' ? words.trim() : '')).find(Boolean) ?? '';

const pixels = (value: Properties[string]): number | undefined =>
  /^[1-9]\d{0,4}$/u.test(String(value)) ? Number(value) : undefined;

const tag = /<(?<close>\/?)(?<name>[a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'"<>])*>/giu;

/** Elements that are often left open, and close by themselves. */
const closing: ReadonlySet<string> = new Set(
  'area base br col dd dt embed hr img input li link meta option p param source td th tr track wbr'.split(
    ' ',
  ),
);

/** Whether HTML is nested more than `levels` deep, estimated from its tags: a parser would use up the stack. */
export function isHtmlDeeper(pieces: readonly string[], levels: number): boolean {
  let depth = 0;
  let closes = 0;
  for (const piece of pieces) {
    for (const { groups = {} } of piece.matchAll(tag)) {
      const name = groups['name']?.toLowerCase() ?? '';
      if (closing.has(name)) closes += 1;
      else depth = Math.max(0, depth + (groups['close'] === '/' ? -1 : 1));
      if (depth > levels || closes > maxTags) return true;
    }
  }
  return false;
}

/** A longer text of tags was not written by a person. */
const maxTags = 20_000;
