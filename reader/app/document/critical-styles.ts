import type { CriticalStyles } from '../../../schemas/prerenderer.ts';
import { sameForSame } from '../../../schemas/base/same-for-same.ts';
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
  const text = textStart(body);
  for (const styles of all) {
    const others = othersOf(styles);
    if (text === undefined) {
      if (isStyled(body, { others, to: body.indexOf('</main>'), maxShown: firstScreen }))
        return { css: styles.css, before: body, after: '' };
      continue;
    }
    if (!isStyled(body, { others, to: text })) continue;
    const end = styledEnd(body, text, others);
    if (end !== text) return { css: styles.css, before: body.slice(0, end), after: body.slice(end) };
  }
  return undefined;
}

const othersOf = sameForSame(({ others }: CriticalStyles): ReadonlySet<string> => new Set(others));

/** More of the content than a window shows. Unit: characters of HTML. */
const firstScreen = 7000;

/** Where the text of an article starts. */
function textStart(body: string): number | undefined {
  const opening = `<div class="${article.body}">`;
  const at = body.indexOf(opening);
  return at === -1 ? undefined : at + opening.length;
}

interface StyledPart {
  readonly others: ReadonlySet<string>;
  readonly to: number;
  /** How much of the content counts. */
  readonly maxShown?: number;
}

/** Whether no element before a place needs other styles. */
function isStyled(html: string, { others, to, maxShown = Infinity }: StyledPart): boolean {
  const content = html.indexOf('<main');
  let shown = 0;
  let last = content;
  for (const tag of tagsIn(html, 0)) {
    if (tag.at >= to || shown > maxShown) break;
    if (!tag.isHidden && tag.at > content) shown += tag.end - last;
    last = tag.end;
    if (tag.isShown && needs(tag, others)) return false;
  }
  return true;
}

/** The end of the first blocks that are styled, or of the whole page if all of them are. */
function styledEnd(html: string, start: number, others: ReadonlySet<string>): number {
  let blockStart = start;
  for (const tag of tagsIn(html, start)) {
    if (tag.depth < 0) break;
    if (tag.isShown && needs(tag, others)) return blockStart;
    if (tag.depth === 0) blockStart = tag.end;
  }
  return html.length;
}

interface Tag {
  readonly at: number;
  readonly end: number;
  readonly name: string;
  readonly attributes: string;
  /** How many elements are open after it. */
  readonly depth: number;
  /** Whether it is in a dialog, in a closed `details`, or a line of an icon. */
  readonly isHidden: boolean;
  /** Whether it opens an element that a page shows at first. */
  readonly isShown: boolean;
}

/** Tags as React writes them, from a place on: no attribute has a `>`. */
function* tagsIn(html: string, start: number): Generator<Tag> {
  const tags = /<(\/?)([a-z][\da-z]*)([^>]*)>/gu;
  tags.lastIndex = start;
  let depth = 0;
  let hiddenFrom = Infinity;
  /** The depths of the closed `details` that are open elements here: all but their summaries is hidden. */
  const closed: number[] = [];
  for (let found; (found = tags.exec(html)) !== null;) {
    const [, closing, name = '', attributes = ''] = found;
    const isOpening = closing === '';
    const isHidden = depth >= hiddenFrom || name === 'dialog';
    const isShown = isOpening && !isHidden;
    if (isOpening && depth < hiddenFrom) {
      if (name === 'dialog' || name === 'svg') hiddenFrom = depth + 1;
      if (name === 'details' && !/ open\b/u.test(attributes)) closed.push(depth);
    }
    if (!isOpening) depth -= 1;
    else if (!attributes.endsWith('/')) depth += 1;
    if (!isOpening && depth < hiddenFrom) {
      hiddenFrom = Infinity;
      if (name === 'details' && closed.at(-1) === depth) closed.pop();
      if (name === 'summary' && closed.at(-1) === depth - 1) hiddenFrom = depth;
    }
    yield { at: found.index, end: tags.lastIndex, name, attributes, depth, isHidden, isShown };
  }
}

/** Whether an element has rules that are not among the styles. */
function needs({ name, attributes }: Tag, others: ReadonlySet<string>): boolean {
  const [, classes = ''] = / class="([^"]*)"/u.exec(attributes) ?? [];
  return others.has(name) || classes.split(' ').some((each) => others.has(`.${each}`));
}
