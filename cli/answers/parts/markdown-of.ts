import type { ElementContent } from 'hast';

/** Formatted text as one line of Markdown. Links within the page get the page's URL. */
export function markdownOf(nodes: readonly ElementContent[], pageUrl: string): string {
  return squeezed(nodes.map((node) => inline(node, pageUrl)).join(''));
}

/** The same text without markup. */
export const plainOf = (nodes: readonly ElementContent[]): string => squeezed(nodes.map(plain).join(''));

/** Escapes Markdown's special characters. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>|~#]/gu, '\\$&');

/** Elements whose text is separated from the text around by spaces. */
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

/** Puts marks around the text, but inside its outer spaces: Markdown needs that. */
function wrapped(text: string, mark: string): string {
  const words = text.trim();
  if (words === '') return text;
  const [before = '', after = ''] = text.split(words);
  return `${before}${mark}${words}${mark}${after}`;
}

/** Keeps a link only if it leads to a page, here or on another site. */
function linkTo(href: unknown, text: string, pageUrl: string): string {
  if (typeof href !== 'string' || text.trim() === '') return text;
  const address = href.startsWith('#') ? pageUrl + href : href;
  return /^(?:https?:\/\/|\/(?!\/))[^\s()<>]*$/iu.test(address) ? `[${text.trim()}](${address})` : text;
}

const codeOf = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const squeezed = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
