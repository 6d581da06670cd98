import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../collection.ts';
import { indexTerms } from './index-terms.ts';
import type { Asked, Made } from './made.ts';
import { headingsOf, lineOf, plainText, titleOf } from './plain-text.ts';

/** The help of LibreOffice, asked by its index. */
export function libreOffice(folder: string): Made {
  const pages = readdirSync(join(folder, 'text'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => pageOf(name.replaceAll('\\', '/'), readFileSync(join(folder, 'text', name), 'utf8')))
    .filter(({ title, text }) => title !== '' && text !== '')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const index = readFileSync(join(folder, 'bookmarks.js'), 'utf8');
  const entries = Array.from(
    index.matchAll(/\{url:"[^/]*\/text\/([^"?#]*)[^"]*", app:"[^"]*", text:"((?:[^"\\]|\\.)*)"\}/gu),
    ([, id = '', text = '']): Asked => [lineOf(text.replaceAll('\\"', '"').replaceAll('--', ' ')), id],
  );
  return { pages, asked: indexTerms(entries, pages) };
}

function pageOf(id: string, html: string): Page & { readonly title: string } {
  const title = titleOf(html);
  const shown = html.slice(html.indexOf('<div id="DisplayArea"'), html.indexOf('<div id="SearchFrame"'));
  const headings = headingsOf(shown)
    .split('\n')
    .filter((heading) => heading !== title);
  return { id, title, headings: headings.join('\n'), text: plainText(shown) };
}
