import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import type { Article } from '../../../schemas/bundle/index.ts';
import { isCardPicture } from '../../../schemas/bundle/image-types.ts';

/** A picture that stands for an article elsewhere. */
export interface CardPicture {
  readonly url: string;
  readonly alt?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** The hero picture of an article that a social card can show. */
export const heroOf = ({ about }: Pick<Article, 'about'>): CardPicture | undefined => pictureIn(about?.image);

/** The same, else its first picture that a social card can show. */
export const pictureOf = ({ about, node }: Pick<Article, 'about' | 'node'>): CardPicture | undefined =>
  heroOf({ about }) ?? pictureIn(node.fields);

/** Finds the first asset in fields, parts and texts. An asset is an object with a file name. */
function pictureIn(value: unknown): CardPicture | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('fileName' in value) return ofAsset(value as BundledAsset); // no field else has a file's name
  if ('altText' in value && 'media' in value) return withAlt(pictureIn(value.media), value.altText);
  for (const key in value) {
    const found = pictureIn((value as Record<string, unknown>)[key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofAsset(asset: BundledAsset): CardPicture | undefined {
  if (!isCardPicture(asset)) return undefined;
  const { url, width, height, description, title } = asset;
  return { url, width, height, alt: description ?? title };
}

const withAlt = (picture: CardPicture | undefined, alt: unknown): CardPicture | undefined =>
  picture && { ...picture, ...(typeof alt === 'string' && { alt }) };
