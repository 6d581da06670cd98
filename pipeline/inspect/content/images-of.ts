import { isSeenText } from '../../../schemas/base/text/seen-text.ts';
import type { EntryId } from '../../../schemas/base/ids.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import type { Asset, AssetFile, Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import type { FaultLocation } from '../../finding.ts';
import { readText } from '../../rich-text/read-text.ts';
import { isReached } from '../reach/reach.ts';
import { leadsToAsset } from '../reach/reference-kinds.ts';
import { locationOf } from '../reach/location-of.ts';
import { textsOf } from './texts-of.ts';

/** An image that an entry shows. */
export interface Image {
  readonly at: FaultLocation;
  /** The location of its alternative text, or of the empty field for it. */
  readonly wordsAt: FaultLocation;
  /** Where the alternative text is written. */
  readonly wordsIn: 'altText' | 'asset' | 'markdown';
  /** The asset's id; of an image in Markdown its address. */
  readonly target: string;
  /** The asset; undefined for an image in Markdown. */
  readonly asset: (Asset & { readonly file: AssetFile }) | undefined;
  /** The alternative text; empty if there is none. */
  readonly words: string;
}

/**
 * Every image of an entry, in its asset field and its texts. An entry of another type that no page shows has only those in its texts,
 * because nobody knows what its fields are for.
 */
export function imagesOf(entry: Entry, graph: Graph): readonly Image[] {
  const byEntry = images.get(graph) ?? new Map<EntryId, readonly Image[]>();
  images.set(graph, byEntry);
  const known = byEntry.get(entry.id);
  if (known !== undefined) return known;
  const found = [...assetImages(entry, graph), ...markdownImages(entry)];
  byEntry.set(entry.id, found);
  return found;
}

const images = new WeakMap<Graph, Map<EntryId, readonly Image[]>>();

function assetImages(entry: Entry, graph: Graph): Image[] {
  // a video takes the place of the image
  if (entry.type === contentTypes.media.id && isFilled(entry.fields['videoUrl'])) return [];
  return (graph.references.get(entry.id) ?? []).flatMap((reference): Image[] => {
    if (!leadsToAsset(reference) || reference.kind === 'asset-hyperlink') return [];
    if (reference.kind === 'asset' && isUnseen(entry, graph)) return [];
    const asset = graph.assets.get(reference.target);
    if (asset === undefined || !isImage(asset)) return [];
    const isMedia = entry.type === contentTypes.media.id;
    const at = locationOf(reference);
    const wordsAt = isMedia ? { entry: entry.id, field: [spelling(entry, 'altText')] } : at;
    const words = isMedia ? trimmed(entry.fields['altText']) : (asset.description ?? asset.title ?? '');
    return [{ at, wordsAt, wordsIn: isMedia ? 'altText' : 'asset', target: asset.id, asset, words }];
  });
}

const isUnseen = (entry: Entry, graph: Graph): boolean =>
  entry.type === undefined || (entry.type === 'otherEntry' && !isReached(entry, graph));

/** An entry's texts never change, so they are read once. */
function markdownImages(entry: Entry): readonly Image[] {
  const known = inMarkdown.get(entry) ?? findInMarkdown(entry);
  inMarkdown.set(entry, known);
  return known;
}

const inMarkdown = new WeakMap<Entry, readonly Image[]>();

const findInMarkdown = (entry: Entry): Image[] =>
  textsOf(entry).flatMap(({ source, field }) =>
    readText(source).references.flatMap(({ kind, target, text }): Image[] => {
      const at = { entry: entry.id, field };
      return kind === 'image'
        ? [{ at, wordsAt: at, wordsIn: 'markdown', target, asset: undefined, words: trimmed(text) }]
        : [];
    }),
  );

const isImage = (asset: Asset): asset is Asset & { readonly file: AssetFile } =>
  asset.file !== undefined && /^image\//iu.test(asset.file.contentType);

const isFilled = (value: unknown): boolean => trimmed(value) !== '';

const trimmed = (value: unknown): string =>
  typeof value === 'string' && isSeenText(value) ? value.trim() : '';

const spelling = ({ fieldNames }: Entry, name: string): string => fieldNames.get(name) ?? name;
