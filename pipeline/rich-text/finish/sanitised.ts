import type { Element, ElementContent, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { articleSchema } from './sanitize-schema.ts';

/**
 * The children of a tree, sanitized with `articleSchema`, each block by itself. Blocks that are certainly clean skip the sanitizer,
 * which copies what it reads. Nearly all blocks are.
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

/** Removes the children of void elements. A tree can have a line break with words in it, which HTML cannot. */
function emptied(nodes: ElementContent[]): ElementContent[] {
  for (const node of nodes)
    if (node.type === 'element') node.children = voidTags.has(node.tagName) ? [] : emptied(node.children);
  return nodes;
}

/** The void elements among the allowed ones. */
const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input']);

/** Whether the sanitizer would certainly return a node unchanged. Elements that are not listed here are sanitized. */
function isPlain(node: Root['children'][number], parent: string): node is ElementContent {
  if (node.type === 'text') return true;
  if (node.type !== 'element') return false;
  const { tagName, properties, children } = node;
  const parents = plainTags.get(tagName);
  if (parents === undefined || (parents !== anywhere && !parents.includes(parent))) return false;
  if (voidTags.has(tagName) && children.length > 0) return false;
  for (const name in properties) if (!isPlainProperty(tagName, name, properties[name])) return false;
  return children.every((child) => isPlain(child, tagName));
}

const anywhere: readonly string[] = [];

/** By element, the parents that it is allowed in. The schema asks for ancestors only. */
const plainParents: readonly (readonly [tagName: string, parents: readonly string[]])[] = [
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
];

const allowed: ReadonlySet<string> = new Set(articleSchema.tagNames);
const plainTags = new Map(plainParents.filter(([tagName]) => allowed.has(tagName)));

const plainAddress = /^(?:https?:|mailto:|tel:|sms:|[/#])/u;

function isPlainProperty(tagName: string, name: string, value: Element['properties'][string]): boolean {
  if (tagName === 'a' && name === 'href') return typeof value === 'string' && plainAddress.test(value);
  if (tagName === 'a' && name === 'rel')
    return Array.isArray(value) && value.every((each) => each === 'noopener');
  if (tagName === 'th' && name === 'scope') return value === 'col' || value === 'row';
  if (name === 'align') return (tagName === 'th' || tagName === 'td') && value === 'right';
  if (tagName === 'th' || tagName === 'td')
    return (name === 'colSpan' || name === 'rowSpan') && typeof value === 'number';
  return false;
}
