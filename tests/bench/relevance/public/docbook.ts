import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../collection.ts';
import { indexTerms } from './index-terms.ts';
import type { Asked, Made } from './made.ts';
import { headingsOf, lineOf, plainText, titleOf } from './plain-text.ts';

interface Manual {
  /** The page of the index. */
  readonly index: string;
  /** Other pages that are none of the manual's own text. */
  readonly leftOut: readonly string[];
  readonly isAsked?: (term: string) => boolean;
}

/** A manual that DocBook's style sheets have made, asked by its index. */
export function docbook(folder: string, { index, leftOut, isAsked = () => true }: Manual): Made {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== index && !leftOut.includes(name))
    .toSorted()
    .map((name) => pageOf(name, readFileSync(join(folder, name), 'utf8')));
  const entries = indexEntries(readFileSync(join(folder, index), 'utf8')).filter(([term]) => isAsked(term));
  return { pages, asked: indexTerms(entries, pages) };
}

function pageOf(id: string, html: string): Page {
  const title = titleOf(html).replace(chapterNumber, '');
  const shown = contentOf(html);
  return { id, title, headings: headingsOf(shown).split('\n').slice(1).join('\n'), text: plainText(shown) };
}

/** Between the navigation above and below, without the table of contents. */
export const contentOf = (html: string): string =>
  html
    .replace(/^.*?<hr\b[^>]*>/su, '')
    .replace(/<div class="navfooter".*$/su, '')
    .replaceAll(/<div class="toc">.*?<\/div>/gsu, '');

/** `Chapter 3. `, `3.1. `, and what they are in other languages. */
export const chapterNumber =
  /^(?:(?:Chapter|Part|Appendix|Kapitel|Teil|Anhang|Chapitre|Partie|Annexe)\s+)?(?:\d+|[IVX]+|[A-Z])(?:\.\d+)*\.\s+|^(?:第\s*\S+?\s*[章部]|付録\s*[\p{L}\p{N}]+)[.\s]*/u;

/** Each address with its term, after the terms that it stands under. */
function indexEntries(html: string): Asked[] {
  const entries: Asked[] = [];
  const terms: string[] = [];
  let depth = 0;
  for (const [, list, closed, term, links] of html.matchAll(
    /<dl\b[^>]*(>)|<\/dl(>)|<dt\b[^>]*>(.*?)((?:<a class="indexterm".*?)?)<\/dt>/gsu,
  )) {
    if (list !== undefined) depth += 1;
    else if (closed !== undefined) depth -= 1;
    else {
      terms.splice(Math.max(0, depth - 1), terms.length, lineOf(term ?? '').replace(/[,،、\s]+$/u, ''));
      for (const [, address = ''] of (links ?? '').matchAll(/href="([^"#]+)/gu))
        entries.push([terms.join(' '), address]);
    }
  }
  return entries;
}
