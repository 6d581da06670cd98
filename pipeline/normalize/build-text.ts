import type { ElementContent, Properties } from 'hast';
import { directionIn } from '../../schemas/base/text/direction.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { isPlayed } from '../../schemas/base/is-played.ts';
import type { ContentNode } from '../../schemas/bundle/node.ts';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import type { SourceLocation } from '../../schemas/preview/source-location.ts';
import { linkTo, safeUrl } from '../addresses/address-of.ts';
import { summaryOf } from '../addresses/summary-of.ts';
import { parseUrl } from '../addresses/parse-url.ts';
import type { TextSource } from '../entry.ts';
import type { PartLink } from '../link/page/parts.ts';
import { isLinkedType } from '../link/page/shows-type.ts';
import { markForeign } from '../rich-text/finish/foreign-direction.ts';
import { readText } from '../rich-text/read-text.ts';
import { embedOf } from './placeholder-node.ts';
import { type At, type FieldContext, locatedAt } from './node-context.ts';
import { shapeText } from './shape-text.ts';
import { locateText } from './source-locations.ts';

/** A formatted text as the bundle has it, with the nodes that it embeds; undefined if nothing of it is visible. */
export function buildText(source: TextSource, at: At, context: FieldContext): RichText | undefined {
  const { graph, page } = context;
  const { flow, hasContent } = readText(source);
  if (!hasContent) return undefined;
  const children = shapeText(context.finish(source), flow, {
    path: at.path,
    level: at.level,
    headingId: (path) => page?.headings.get(path)?.id,
    embed: ({ properties, data }, path, level) =>
      embed(properties, { ...at, path, level, location: inText(at.location, data?.pointer) }, context),
  });
  if (children.length === 0) return undefined;
  markForeign(children, directionIn(graph.locale));
  if (at.location !== undefined) locateText(children, at.location, () => context.placeholder({ id: '' }, at));
  return { children, ...(at.location && { place: at.location }) };
}

/** The location of a node within a text. */
const inText = (
  location: SourceLocation | undefined,
  pointer: string | undefined,
): SourceLocation | undefined => location && { ...location, ...(pointer !== undefined && { path: pointer }) };

function embed(properties: Properties, at: At, context: FieldContext): ElementContent[] {
  const { dataEntry, dataAsset } = properties;
  const isInLine = properties['dataInline'] !== undefined;
  const node =
    dataEntry !== undefined
      ? embeddedEntry({ id: String(dataEntry), isInLine }, at, context)
      : dataAsset !== undefined
        ? embeddedAsset(String(dataAsset), at, context)
        : (playerIn(properties, at, context) ?? context.placeholder({ id: '' }, at)); // a resource of another space
  return node === undefined ? [] : [embedOf(node, isInLine)];
}

/** An entry with a page of its own is not shown within another page: a card leads there, or a link within a line. */
export function embeddedEntry(
  { id, to, isInLine = false }: PartLink & { readonly isInLine?: boolean },
  at: At,
  { graph, part, placeholder }: FieldContext,
): ContentNode | undefined {
  const type = graph.entries.get(id as EntryId)?.type;
  if (type === undefined || !isLinkedType(type, to)) return part({ id, to }, at);
  const article = linkTo(id, graph);
  if (article === undefined) return placeholder({ id, to }, at);
  return {
    type: 'relatedContent',
    id,
    ...locatedAt(at),
    fields: { name: article.title, article: { ...article, ...(!isInLine && summaryOf(id, graph)) } },
  };
}

function embeddedAsset(id: string, at: At, { media, placeholder }: FieldContext): ContentNode | undefined {
  const asset = media.asset(id);
  const words = asset?.description ?? asset?.title;
  if (asset === undefined) return placeholder({ id }, at);
  const fields = { media: asset, ...(words !== undefined && { altText: words }) };
  return { type: 'media', id, ...locatedAt(at), fields };
}

/** A video or a frame in the HTML of Markdown becomes the node that an entry with its address would become. */
function playerIn(
  { dataVideo, dataFrame, dataTitle }: Properties,
  at: At,
  { graph }: FieldContext,
): ContentNode | undefined {
  const written = dataVideo ?? dataFrame;
  const isVideo = dataVideo !== undefined || isPlayed(String(written));
  const url = safeUrl(written, graph, isVideo ? 'video' : 'frame');
  if (url === undefined) return undefined;
  const title = String(dataTitle ?? '') || (parseUrl(url)?.hostname ?? url);
  return isVideo
    ? { type: 'externalVideo', id: url, ...locatedAt(at), fields: { title, videoUrl: url } }
    : { type: 'interactiveContent', id: url, ...locatedAt(at), fields: { title, url } };
}
