import type { ElementContent, Properties } from 'hast';
import { directionIn } from '../../schemas/base/direction.ts';
import type { EntryId } from '../../schemas/base/ids.ts';
import { isSeenText } from '../../schemas/base/seen-text.ts';
import type { BundledByKind, ContentNode } from '../../schemas/bundle/node.ts';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import { isArticleType } from '../../schemas/content/article-types.ts';
import type { AssetLinkValue, EntryLinkValue } from '../../schemas/fields/link-value.ts';
import type { Field, FieldKind } from '../../schemas/fields/index.ts';
import type { Place } from '../../schemas/preview/place.ts';
import { isPlayed } from '../../schemas/base/is-played.ts';
import { isRoutedType } from '../../schemas/urls.ts';
import type { Entry, TextSource } from '../entry.ts';
import type { Graph, PageOutline } from '../graph.ts';
import {
  definitionOf,
  headingOf,
  inside,
  linkedAnchor,
  onPage,
  sectionOf,
  shownPart,
  targetsOf,
  type Within,
} from '../link/parts.ts';
import { documentSource } from '../link/document-source.ts';
import { markForeign } from '../rich-text/foreign-direction.ts';
import { highlightCode } from '../rich-text/highlight.ts';
import { textFinisher } from '../rich-text/finish-text.ts';
import { readText } from '../rich-text/read-text.ts';
import { addressOf, carriedUrl, linkTo, safeUrl } from '../addresses/address-of.ts';
import { embedOf, ghostNode, previewOf, locateText } from './source-locations.ts';
import type { Media } from './media.ts';
import type { MissingWords } from './missing-words.ts';
import { shapeText } from './shape-text.ts';
import { parseUrl } from '../addresses/parse-url.ts';

/** Builds the nodes of one page, or of something without a page, such as a card. */
export interface NodeBuilder {
  /** `level` is that of the heading above. Undefined where the entry lacks what every view of its type shows. */
  node(entry: Entry, level?: number): ContentNode | undefined;
}

export interface NodeContext {
  readonly graph: Graph;
  readonly media: Media;
  /** The page for which nodes are built: its outline says which ids headings have. */
  readonly page?: PageOutline | undefined;
  /** Only in a preview: why what is asked for at a place is not shown. */
  readonly missing?: MissingWords | undefined;
}

interface At {
  /** As in the outline: the fields from the article on. */
  readonly path: string;
  readonly level: number;
  readonly within: Within;
  /** The field, only in a preview. */
  readonly place?: Place | undefined;
}

export function nodeBuilder(context: NodeContext): NodeBuilder {
  const { graph, media, page, missing } = context;
  const targets = {
    entry: (id: string) => addressOf(id, graph, page?.id),
    asset: (id: string) => media.asset(id)?.url,
    url: (url: string) => carriedUrl(url, graph),
  };
  const finish = textFinisher(targets, (src) => media.picture(src), missing !== undefined);

  function buildNode(entry: Entry, at: At): ContentNode | undefined {
    const definition = definitionOf(entry);
    const place = at.path === '' ? undefined : placeOf(entry, at);
    const level = place?.level ?? at.level;
    const within = inside(at.within, entry.id);
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(definition.fields)) {
      const below = {
        path: `${at.path}/${name}`,
        level: sectionOf(definition, name) === undefined ? level : level + 1,
        within,
        place: missing && { entry: entry.id, field: [entry.fieldNames.get(name) ?? name] },
      };
      const value = entry.fields[name];
      const normalized =
        value === undefined ? undefined : builders[field.kind](value as never, field, below, entry);
      if (normalized !== undefined) fields[name] = normalized;
      else if (isList(field)) fields[name] = [];
    }
    if (Object.entries(definition.fields).some(([name, field]) => field.required && !(name in fields)))
      return undefined;
    const hasDate = isArticleType(entry.type ?? '') || entry.type === 'announcement';
    return {
      type: entry.type,
      id: entry.id,
      ...(hasDate && entry.updatedAt !== undefined && { updatedAt: entry.updatedAt }),
      ...(place && { anchor: place.id, level: place.level }),
      ...(missing && previewOf(entry, at, fields, missing)),
      fields,
    } as ContentNode; // the fields are those of the definition, each built by its kind, and none is missing
  }

  /** The place of a part that stands under a heading. Without a page, headings have a level but no id. */
  const placeOf = (entry: Entry, { path, level }: At) =>
    page?.headings.get(path) ??
    (headingOf(entry, graph.entries) && { id: undefined, level: Math.min(level + 1, 6) });

  const buildPart = (id: string, to: readonly string[] | undefined, at: At): ContentNode | undefined => {
    const entry = shownPart(id, to, at.within, graph);
    return (entry && buildNode(entry, at)) ?? ghostAt(id, to, at);
  };

  const ghostAt = (id: string, to: readonly string[] | undefined, { place }: At): ContentNode | undefined =>
    missing && place && ghostNode(id, to, { at: place, missing, graph });

  function buildText(source: TextSource, at: At): RichText | undefined {
    const { flow, hasContent } = readText(source);
    if (!hasContent) return undefined;
    const children = shapeText(finish(source), flow, {
      path: at.path,
      level: at.level,
      headingId: (path) => page?.headings.get(path)?.id,
      embed: ({ properties, data }, path, level) =>
        embed(properties, { ...at, path, level, place: inText(at.place, data?.pointer) }),
    });
    if (children.length === 0) return undefined;
    markForeign(children, directionIn(graph.locale));
    if (at.place !== undefined) locateText(children, at.place, () => ghostAt('', undefined, at));
    return { children, ...(at.place && { place: at.place }) };
  }

  function embed(properties: Properties, at: At): ElementContent[] {
    const { dataEntry, dataAsset } = properties;
    const node =
      dataEntry !== undefined
        ? embeddedEntry(String(dataEntry), at)
        : dataAsset !== undefined
          ? embeddedAsset(String(dataAsset), at)
          : (playerIn(properties, at) ?? ghostAt('', undefined, at)); // a resource of another space
    return node === undefined ? [] : [embedOf(node, properties['dataInline'] !== undefined)];
  }

  /** A video or a frame that HTML in Markdown names, as the entry would be that shows it. */
  function playerIn({ dataVideo, dataFrame, dataTitle }: Properties, at: At): ContentNode | undefined {
    const written = dataVideo ?? dataFrame;
    const isVideo = dataVideo !== undefined || isPlayed(String(written));
    const url = safeUrl(written, graph, isVideo ? 'video' : 'frame');
    if (url === undefined) return undefined;
    const title = String(dataTitle ?? '') || (parseUrl(url)?.hostname ?? url);
    return isVideo
      ? { type: 'externalVideo', id: url, ...askedAt(at), fields: { title, videoUrl: url } }
      : { type: 'interactiveContent', id: url, ...askedAt(at), fields: { title, url } };
  }

  /** An entry with a page of its own is not shown within another page: a card leads there. */
  function embeddedEntry(id: string, at: At): ContentNode | undefined {
    const type = graph.entries.get(id as EntryId)?.type;
    if (type === undefined || !isRoutedType(type)) return buildPart(id, undefined, at);
    const article = linkTo(id, graph);
    if (article === undefined) return ghostAt(id, undefined, at);
    return { type: 'relatedContent', id, ...askedAt(at), fields: { name: article.title, article } };
  }

  function embeddedAsset(id: string, at: At): ContentNode | undefined {
    const asset = media.asset(id);
    const words = asset?.description ?? asset?.title;
    if (asset === undefined) return ghostAt(id, undefined, at);
    const fields = { media: asset, ...(words !== undefined && { altText: words }) };
    return { type: 'media', id, ...askedAt(at), fields };
  }

  type Build<Kind extends FieldKind> = (
    value: never,
    field: Field,
    at: At,
    entry: Entry,
  ) => BundledByKind<Kind> | undefined;

  /** How each field kind comes into the bundle. */
  const builders: { readonly [Kind in FieldKind]: Build<Kind> } = {
    anchor: trimmed,
    asset: (value: AssetLinkValue) => media.asset(value.sys.id),
    boolean: same,
    cells: (rows: readonly (readonly (string | { content: readonly unknown[] })[])[], _field, at) =>
      rows.map((row, r) =>
        row.map((cell, c) => {
          const path = `${at.path}/${r}/${c}`;
          const text =
            typeof cell === 'string'
              ? plain(cell)
              : buildText(documentSource(cell), { ...at, path, place: step(step(at.place, r), c) });
          return text ?? { children: [] };
        }),
      ),
    code: (value: string, field, _at, entry) => ({
      children: highlightCode(value.replace(/^(?:[ \t]*\r?\n)+|\s+$/gu, ''), languageOf(entry, field)),
    }),
    integer: same,
    labelledLinks: (links: readonly { label: string; url: string }[]) =>
      links.flatMap(({ label, url }) => {
        const carried = carriedUrl(url, graph);
        return carried === undefined ? [] : [{ label: isSeenText(label) ? label : carried, url: carried }];
      }),
    link: (value: EntryLinkValue, field, _at, entry) =>
      linkTo(value.sys.id, graph, linkedAnchor(entry, field)),
    links: (values: readonly EntryLinkValue[]) => values.flatMap(({ sys }) => linkTo(sys.id, graph) ?? []),
    part: (value: EntryLinkValue, field, at) =>
      buildPart(value.sys.id, targetsOf(field), { ...at, path: `${at.path}/0` }),
    parts: (values: readonly EntryLinkValue[], field, at) =>
      values.flatMap(
        ({ sys }, index) =>
          buildPart(sys.id, targetsOf(field), {
            ...at,
            path: `${at.path}/${index}`,
            place: step(at.place, index),
          }) ?? [],
      ),
    richText: (source: TextSource, _field, at) => buildText(source, at),
    slug: same,
    symbol: same,
    symbols: same,
    // what a view cannot do without stays, whatever it leads to
    url: (value: string, field) =>
      (isRequired(field) ? safeUrl : carriedUrl)(value, graph, 'use' in field ? field.use : 'page'),
  };

  return { node: (entry, level = 1) => buildNode(entry, { path: '', level, within: onPage() }) };
}

/** Where a node is asked for; only in a preview. */
const askedAt = ({ place }: At) => place && { inPreview: { at: place } };

const inText = (place: Place | undefined, path: string | undefined): Place | undefined =>
  place && { ...place, ...(path !== undefined && { path }) };

const step = (place: Place | undefined, index: number): Place | undefined =>
  place && { ...place, field: [...(place.field ?? []), index] };

const same = <Value>(value: Value): Value => value;
const trimmed = (value: string) => (isSeenText(value) ? value.trim() : undefined);

const isRequired = (field: Field): boolean => 'required' in field && field.required === true;

const isList = ({ kind }: Field): boolean =>
  kind === 'parts' || kind === 'links' || kind === 'symbols' || kind === 'cells' || kind === 'labelledLinks';

const plain = (value: string): RichText => ({ children: value === '' ? [] : [{ type: 'text', value }] });

function languageOf(entry: Entry, field: Field): string {
  const name = 'languageFrom' in field ? entry.fields[field.languageFrom] : undefined;
  return typeof name === 'string' ? name.trim().toLowerCase() : '';
}
