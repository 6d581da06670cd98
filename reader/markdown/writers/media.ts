import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { fileNote } from '../../views/media/file-note.ts';
import { isPicture } from '../../../schemas/bundle/image-types.ts';
import { textBlocks } from '../blocks.ts';
import type { Context } from '../context.ts';
import { escapeText } from '../escape.ts';
import { imageOf, linkTo } from '../inline.ts';
import type { Writers } from './writer.ts';

/** Pictures are pictures; what plays or opens is a link. */
export const mediaWriters: Pick<Writers, 'media' | 'externalVideo' | 'interactiveContent'> = {
  media: ({ fields }, context) => {
    const { videoUrl, media: asset, name, altText, url } = fields;
    if (videoUrl !== undefined) {
      return [linkTo(escapeText(name ?? altText ?? videoUrl), videoUrl, context)];
    }
    return asset === undefined ? [] : [assetBlock({ asset, alt: altText, name, url }, context)];
  },
  externalVideo: ({ fields }, context) => [linkTo(escapeText(fields.title), fields.videoUrl, context)],
  interactiveContent: ({ fields }, context) => [
    linkTo(escapeText(fields.title), fields.url, context),
    ...textBlocks(fields.description, context),
  ],
};

interface ShownAsset {
  readonly asset: BundledAsset;
  readonly alt?: string | undefined;
  readonly name?: string | undefined;
  /** Where the picture leads. */
  readonly url?: string | undefined;
}

export function assetBlock({ asset, alt, name, url }: ShownAsset, context: Context): string {
  if (isPicture(asset)) {
    const picture = imageOf(alt ?? asset.description ?? asset.title ?? '', asset.url, context);
    return url === undefined ? picture : linkTo(picture, url, context);
  }
  const link = linkTo(escapeText(name ?? asset.title ?? asset.fileName), asset.url, context);
  const isPlayed = /^(?:video|audio)\//u.test(asset.contentType);
  return isPlayed ? link : `${link} (${escapeText(fileNote(asset))})`;
}
