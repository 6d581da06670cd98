import type { ElementContent } from 'hast';

/** A line of formatted text as Markdown. Links to places of the page itself get its address before them. */
export function markdownOf(nodes: readonly ElementContent[], pageUrl: string): string {
  return squeezed(nodes.map((node) => inline(node, pageUrl)).join(''));
}

/** The same without markup. */
export const plainOf = (nodes: readonly ElementContent[]): string => squeezed(nodes.map(plain).join(''));

/** What Markdown would read as markup. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|~#]/gu, '\\$&');

/** What an item of a list or a table cell may hold beside text: each is a word of its own. */
const blocks = /^(?:p|li|ul|ol|div|blockquote|h[1-6]|table|tr|td|th|pre|br|figure|dt|dd)$/u;

const wraps: Readonly<Record<string, string>> = {
  strong: '**',
  b: '**',
  em: '*',
  i: '*',
  del: '~~',
  s: '~~',
};

function inline(node: ElementContent, pageUrl: string): string {
  if (node.type === 'text') return escaped(node.value);
  if (node.type !== 'element') return '';
  if (node.tagName === 'code') return codeOf(plainOf([node]));
  const text = node.children.map((child) => inline(child, pageUrl)).join('');
  if (node.tagName === 'a') return linkTo(node.properties['href'], text, pageUrl);
  const mark = wraps[node.tagName];
  if (mark !== undefined) return wrapped(text, mark);
  return blocks.test(node.tagName) ? ` ${text} ` : text;
}

function plain(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const text = node.children.map(plain).join('');
  return blocks.test(node.tagName) ? ` ${text} ` : text;
}

/** Marks hold only where no space is inside them. */
function wrapped(text: string, mark: string): string {
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = text.split(words);
  return `${before}${mark}${words}${mark}${after}`;
}

/** Only links that lead to a page, here or elsewhere, stay links. */
function linkTo(href: unknown, text: string, pageUrl: string): string {
  if (typeof href !== 'string' || text.trim() === '') return text;
  const address = href.startsWith('#') ? pageUrl + href : href;
  return /^(?:https?:\/\/|\/(?!\/))[^\s()<>]*$/iu.test(address) ? `[${text.trim()}](${address})` : text;
}

const codeOf = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
