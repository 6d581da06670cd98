import type { Html, Nodes, Parents, PhrasingContent, Root, RootContent } from 'mdast';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import { type HtmlMedia, mediaInHtml } from './html-media.ts';

/** A piece of HTML in a Markdown text, some of which is not shown. */
export type LeftOutHtml = string;

/**
 * Replaces HTML in a Markdown text by its pictures, videos and frames, and reports what is left out. A player is lifted out of its
 * paragraph.
 */
export function placeHtmlMedia(tree: Root): LeftOutHtml[] {
  const leftOut: LeftOutHtml[] = [];
  placeIn(tree, leftOut);
  return leftOut;
}

function placeIn(parent: Parents, leftOut: LeftOutHtml[]): void {
  const isFlow = flowParents.has(parent.type);
  const children: Nodes[] = [];
  for (let index = 0; index < parent.children.length; index += 1) {
    const child = parent.children[index];
    if (child === undefined) continue;
    if (child.type !== 'html') {
      if ('children' in child) placeIn(child, leftOut);
      children.push(...(isFlow && child.type === 'paragraph' ? dividedAtPlayers(child) : [child]));
      continue;
    }
    const { html, last } = isFlow ? { html: child.value, last: index } : wholeHtml(parent, index);
    const placed = placedMedia(html, isFlow || parent.type === 'paragraph', leftOut);
    children.push(...(isFlow && placed.every(isImage) && placed.length > 0 ? [paragraph(placed)] : placed));
    if (placed.length > 0) index = last;
  }
  parent.children = children as never; // each replaces an earlier child or its paragraph
}

const flowParents: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/** The HTML of a line from an opening tag to the one that closes it: each tag is a node by itself, and so are the words between. */
function wholeHtml(parent: Parents, from: number): { readonly html: string; readonly last: number } {
  const first = (parent.children[from] as Html).value; // only HTML is looked at
  const name = /^<(video|audio|iframe|picture)\b/iu.exec(first)?.[1]?.toLowerCase();
  const end = new RegExp(`</${name}\\s*>$`, 'iu');
  if (name === undefined || end.test(first)) return { html: first, last: from };
  for (let last = from + 1; last < parent.children.length; last += 1) {
    const child = parent.children[last];
    if (child?.type !== 'html' || !end.test(child.value)) continue;
    const pieces = parent.children.slice(from, last + 1);
    return { html: pieces.map((piece) => (piece.type === 'html' ? piece.value : '')).join(''), last };
  }
  return { html: first, last: from };
}

function placedMedia(html: string, takesPlayers: boolean, leftOut: LeftOutHtml[]): PhrasingContent[] {
  const { media, isAll } = mediaInHtml(html);
  const placed = media.filter(({ kind }) => takesPlayers || kind === 'image');
  const isComment = html.startsWith('<!--') && media.length === 0; // it is meant to be left out
  if (!isComment && (!isAll || placed.length < media.length)) leftOut.push(html);
  return placed.map(nodeOf);
}

const nodeOf = ({ kind, url, words, size }: HtmlMedia): PhrasingContent =>
  kind === 'image'
    ? { type: 'image', url, alt: words, data: { hProperties: size } }
    : {
        type: 'emphasis', // any that has children: its element is the embed's
        children: [],
        data: {
          hName: embedTag,
          hProperties: { [kind === 'video' ? 'dataVideo' : 'dataFrame']: url, dataTitle: words },
        },
      };

const isImage = (node: Nodes): boolean => node.type === 'image';
const isPlayer = (node: Nodes): boolean => node.type === 'emphasis' && node.data?.hName === embedTag;

const paragraph = (children: PhrasingContent[]): RootContent => ({ type: 'paragraph', children });

/** Divides a paragraph at its players, because a paragraph cannot contain one. */
function dividedAtPlayers(whole: RootContent & { children: PhrasingContent[] }): RootContent[] {
  if (!whole.children.some(isPlayer)) return [whole];
  const parts: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    if (line.length > 0) parts.push(paragraph(line));
    line = [];
  };
  for (const child of whole.children) {
    if (!isPlayer(child)) line.push(child);
    else {
      endLine();
      parts.push(child);
    }
  }
  endLine();
  return parts;
}
