import { type ReactNode, useContext } from 'react';
import type { BundledAsset } from '../../schemas/bundle/asset.ts';
import { useAddress } from './base-path.ts';
import { ImageHosts } from './image-hosts.ts';
import { srcSetOf } from './image-service.ts';

/**
 * A picture of the space, in the width that the reader's screen needs. Its size is in the HTML, so that nothing moves
 * when it loads. All pictures but the first visible one are loaded lazily.
 */
export function AssetImage(props: {
  asset: Pick<BundledAsset, 'url' | 'contentType' | 'size' | 'width' | 'height'>;
  alt: string;
  /** The `sizes` attribute of the image: its width on the page. */
  sizes: string;
  /** The size on the page, if it is smaller than the file. Unit: CSS pixels. */
  shownAs?: { readonly width?: number; readonly height?: number };
  isFirst?: boolean;
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const { asset, isFirst = false } = props;
  const address = useAddress();
  const srcSet = srcSetOf(asset, useContext(ImageHosts));
  const { width, height } = props.shownAs ?? asset;
  return (
    <img
      className={props.className}
      // before the addresses: a browser that meets them first has begun to load
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      sizes={srcSet === undefined ? undefined : props.sizes}
      srcSet={srcSet}
      src={address(asset.url)}
      alt={props.alt}
      title={props.title}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
