import { type ReactNode, useContext } from 'react';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { FirstPicture } from './first-picture.ts';
import { fittedSize } from './fitted-size.ts';
import { sizesInColumn } from './picture.tsx';

/** A picture that a text shows by its address. Only one of the space comes with its size. */
export function TextPicture(props: {
  src: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}): ReactNode {
  const { src, alt, width, height } = props;
  const shownAs = fittedSize({ ...(width && { width }), ...(height && { height }) });
  return (
    <AssetImage
      asset={{ url: src, contentType: contentTypeOf(src), ...(width && { width }) }}
      alt={alt}
      sizes={sizesInColumn(shownAs.width)}
      shownAs={shownAs}
      isFirst={useContext(FirstPicture) === src}
    />
  );
}

/** By the address's ending, which is that of the file; other types are shown as they are. */
function contentTypeOf(src: string): string {
  const ending = /\.(?<ending>[a-z]+)(?:[?#]|$)/iu.exec(src)?.groups?.['ending']?.toLowerCase() ?? '';
  return contentTypes[ending] ?? '';
}

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  webp: 'image/webp',
};
