import type { CriticalStyles } from '../../../schemas/prerenderer.ts';
import article from '../../features/article/article-body.module.css';

export interface StyledPage {
  readonly css: string;
  /** The HTML before the first block of an article that needs other styles, and the HTML from there. */
  readonly before: string;
  readonly after: string;
}

/**
 * The styles that a page can have inside, and the part of it that is painted with them: an article up to a block that needs others,
 * one block at least; any other page as a whole, if its first screen needs no others. Undefined: the page must wait for its style sheets.
 */
export function criticalStyles(body: string, all: readonly CriticalStyles[] = []): StyledPage | undefined {
  const start = textStart(body);
  const first = start === undefined ? firstScreen(body) : body.slice(0, start);
  for (const { css, others } of all) {
    const isStyled = (html: string) => {
      const names = namesIn(html);
      return !others.some((name) => names.has(name));
    };
    if (!isStyled(first)) continue;
    const end = start === undefined ? body.length : styledEnd(body, start, isStyled);
    if (end !== start) return { css, before: body.slice(0, end), after: body.slice(end) };
  }
  return undefined;
}

/** The header, and more of the content than a window shows. */
function firstScreen(body: string): string {
  const start = body.indexOf('<main');
  const content = body.slice(start, body.indexOf('</main>')).replaceAll(hidden, '');
  return body.slice(0, start) + content.slice(0, maxLength);
}

/** Unit: characters of HTML. */
const maxLength = 7000;

/** Where the text of an article starts. */
function textStart(body: string): number | undefined {
  const opening = `<div class="${article.body}">`;
  const at = body.indexOf(opening);
  return at === -1 ? undefined : at + opening.length;
}

/** The end of the first blocks that are styled, or of the whole page if all of them are. */
function styledEnd(body: string, start: number, isStyled: (html: string) => boolean): number {
  let blockStart = start;
  let depth = 0;
  const tags = /<(\/?)[a-z][^>]*?(\/?)>/gu;
  tags.lastIndex = start;
  for (let tag; (tag = tags.exec(body)) !== null;) {
    const [, closing, empty] = tag;
    if (closing !== '') depth -= 1;
    else if (empty === '') depth += 1;
    if (depth < 0) return body.length;
    if (depth > 0) continue;
    if (!isStyled(body.slice(blockStart, tags.lastIndex))) return blockStart;
    blockStart = tags.lastIndex;
  }
  return body.length;
}

/** Its tags, and its classes as selectors, without those of dialogs, of what is in closed `details`, and of the lines of icons. */
function namesIn(html: string): ReadonlySet<string> {
  const shown = html.replaceAll(hidden, '');
  const elements = shown.matchAll(/<([a-z][\da-z]*)(?:[^>]*?\sclass="([^"]*)")?/gu);
  return new Set(
    Array.from(elements, ([, tag = '', classes]) => [
      tag,
      ...(classes?.split(' ').map((name) => `.${name}`) ?? []),
    ]).flat(),
  );
}

const hidden =
  /<dialog\b[^]*?<\/dialog>|(?<=<details(?![^>]* open)[^>]*><summary\b(?:(?!<\/summary>)[^])*<\/summary>)(?:(?!<\/?details)[^])*|(?<=<svg\b[^>]*>)[^]*?(?=<\/svg>)/gu;
