import type { Element, ElementContent, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { articleSchema } from './sanitize-schema.ts';

/**
 * The children of a tree as `articleSchema` lets them through. The sanitiser looks at each block by itself; it is not
 * asked about blocks in which it could find nothing to leave out, for nearly all are such and it copies what it reads.
 */
export function sanitised({ children }: Root): ElementContent[] {
  const out: ElementContent[] = [];
  for (const child of children) {
    if (isPlain(child, '')) out.push(child);
    else out.push(...emptied(sanitize({ type: 'root', children: [child] }).children as ElementContent[]));
  }
  return out;
}

const sanitize = rehypeSanitize(articleSchema);

/** A tree can hold what HTML cannot: a line break with words in it, which no page can show. They are left out. */
function emptied(nodes: ElementContent[]): ElementContent[] {
  for (const node of nodes)
    if (node.type === 'element') node.children = voidTags.has(node.tagName) ? [] : emptied(node.children);
  return nodes;
}

/** Of the list, those that are never closed. */
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

/** Whether the sanitiser would give a node back as it is. Only what is sure is: what is not named here is sanitised. */
function isPlain(node: Root['children'][number], parent: string): node is ElementContent {
  if (node.type === 'text') return true;
  if (node.type !== 'element') return false;
  const { tagName, properties, children } = node;
  const homes = plainTags.get(tagName);
  if (homes === undefined || (homes !== anywhere && !homes.includes(parent))) return false;
  if (voidTags.has(tagName) && children.length > 0) return false;
  for (const name in properties) if (!isPlainProperty(tagName, name, properties[name])) return false;
  return children.every((child) => isPlain(child, tagName));
}

const anywhere: readonly string[] = [];

/** By element, what it stands in; always directly, which is more than the schema asks. */
const plainTags: ReadonlyMap<string, readonly string[]> = new Map([
  ...[
    'a',
    'blockquote',
    'br',
    'code',
    'em',
    'hr',
    'ol',
    'p',
    'pre',
    's',
    'strong',
    'sub',
    'sup',
    'table',
    'u',
    'ul',
  ].map((tagName): [string, readonly string[]] => [tagName, anywhere]),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tagName): [string, readonly string[]] => [tagName, anywhere]),
  ['li', ['ol', 'ul']],
  ['tbody', ['table']],
  ['thead', ['table']],
  ['tr', ['table', 'tbody', 'thead']],
  ['td', ['tr']],
  ['th', ['tr']],
]);

const plainAddress = /^(?:https?:|mailto:|tel:|sms:|[/#])/u;

function isPlainProperty(tagName: string, name: string, value: Element['properties'][string]): boolean {
  if (tagName === 'a' && name === 'href') return typeof value === 'string' && plainAddress.test(value);
  if (tagName === 'a' && name === 'rel')
    return Array.isArray(value) && value.every((each) => each === 'noopener');
  if (tagName === 'th' && name === 'scope') return value === 'col' || value === 'row';
  if (tagName === 'th' || tagName === 'td')
    return (name === 'colSpan' || name === 'rowSpan') && typeof value === 'number';
  return false;
}
