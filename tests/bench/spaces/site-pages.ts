import type { Element, Nodes, Root } from 'hast';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromHtml } from '../../reader/markdown/parsed.ts';
import { countWords, type Words, wordsIn } from './words.ts';

/** A page of a built site, without its markup. */
export interface SitePage {
  readonly path: string;
  /** Its main heading. */
  readonly heading: string;
  readonly words: Words;
}

export async function sitePages(folder: string): Promise<SitePage[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const paths = files.filter((path) => path.endsWith('.html')).toSorted();
  return Promise.all(
    paths.map(async (path) => ({ path, ...pageOf(await readFile(join(folder, path), 'utf8')) })),
  );
}

/** What readers, and programs for them, read of a page: also what stands for pictures, and the summary for search engines. */
export function pageOf(html: string): Omit<SitePage, 'path'> {
  const root = fromHtml(html);
  const heading = find(root, 'h1');
  const inOneWord = countWords(wordsIn(textOf(root, '')));
  // words that stand side by side without a blank, such as labels, are not one word
  const apart = countWords(wordsIn(textOf(root, ' ')));
  const words = [...new Set([...inOneWord.keys(), ...apart.keys()])].map(
    (word) => [word, Math.max(inOneWord.get(word) ?? 0, apart.get(word) ?? 0)] as const,
  );
  return { heading: wordsIn(heading ? textOf(heading, '') : '').join(' '), words: new Map(words) };
}

const notShown = new Set(['script', 'style', 'template']);
const inLine = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'kbd', 'mark', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr']); // oxfmt-ignore

function textOf(node: Nodes, between: string): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' && node.type !== 'root') return '';
  if (node.type === 'element' && notShown.has(node.tagName)) return '';
  const text = node.children.map((child) => textOf(child, between)).join('');
  if (node.type === 'root') return text;
  const apart = inLine.has(node.tagName) ? between : ' ';
  return `${apart}${insteadOf(node)}${text}${apart}`;
}

function insteadOf({ tagName, properties }: Element): string {
  const { alt, content, name } = properties;
  if (tagName === 'img') return `${String(alt ?? '')} `;
  return tagName === 'meta' && name === 'description' ? `${String(content ?? '')} ` : '';
}

function find(node: Root | Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : find(child, tagName);
    if (found !== undefined) return found;
  }
  return undefined;
}
