import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import { type ArticleTypeId, isArticleType } from '../../schemas/content/article-types.ts';
import { urlOf } from '../../schemas/urls.ts';
import { linkIn } from '../bundle/link-in.ts';
import { message } from '../messages/message.ts';
import type { Context } from './context.ts';
import { escapeText } from './escape.ts';
import { inlineOf, linkTo, unknown } from './inline.ts';
import { articleWriters } from './writers/articles.ts';
import { derivedBlocks } from './writers/derived.ts';
import { cardWriters } from './writers/cards.ts';
import { mediaWriters } from './writers/media.ts';
import { otherWriters } from './writers/other-entry.ts';
import { partWriters } from './writers/parts.ts';
import type { Writers } from './writers/writer.ts';

/** An entry as blocks of Markdown. An article's are its body: title, date and lists around it are the page's. */
export function nodeBlocks(node: ContentNode, context: Context): readonly string[] {
  // The map pairs every type with a writer of that type, which TypeScript cannot follow through a lookup.
  const write = writers[node.type] as
    | ((node: ContentNode, context: Context) => readonly string[])
    | undefined;
  return write?.(node, context) ?? derivedBlocks(node, context);
}

const writers: Partial<Writers> = {
  ...articleWriters,
  ...partWriters,
  ...mediaWriters,
  ...cardWriters,
  ...otherWriters,
};

/** Embedded in a text, an article is linked to, everything else is shown. */
export function embeddedBlocks(node: ContentNode, context: Context): readonly string[] {
  if (!isArticle(node)) return nodeBlocks(node, context);
  return [`${linkToArticle(node, context)} (${escapeText(typeOf(node, context))})`];
}

const typeOf = ({ type }: ArticleNode, { labels }: Context): string =>
  labels[`type.${type}`] ?? message(`type.${type}`);

/** Embedded in a line of text. */
export function embeddedInline(node: ContentNode, context: Context): string {
  if (node.type === 'contentSnippet') return inlineOf(node.fields.content?.children ?? [], context, unknown);
  if (isArticle(node)) return linkToArticle(node, context);
  if (node.type === 'otherEntry' && node.fields.title !== undefined) {
    const url = linkIn(node.fields.values);
    const title = escapeText(node.fields.title);
    return url === undefined ? title : linkTo(title, url, context);
  }
  const blocks = nodeBlocks(node, context);
  return (context.isTable === true ? blocks.map(withinCell) : blocks).join(' ');
}

/** The words of a block in one line: its marks would be words there, and a `|` would end the cell. */
const withinCell = (block: string): string => {
  if (!block.includes('\n')) return block;
  const lines = block.split('\n').filter((line) => !/^(?:`{3,}.*|[\s|:-]*)$/u.test(line));
  return lines
    .map((line) => line.replace(/^[>#|\s]+|[|\s]+$/gu, ''))
    .join(' ')
    .replace(/(?<!\\)\|/gu, '\\|');
};

type ArticleNode = { [Id in ArticleTypeId]: NodeOf<Id> }[ArticleTypeId];

const isArticle = (node: ContentNode): node is ArticleNode => isArticleType(node.type);

const linkToArticle = ({ type, id, fields }: ArticleNode, context: Context): string =>
  linkTo(escapeText(fields.title), urlOf(type, fields.url ?? id, context.prefixes), context);
