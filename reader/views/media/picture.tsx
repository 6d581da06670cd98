import { type ReactNode, useContext } from 'react';
import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { FirstPicture } from './first-picture.ts';
import { fittedSize } from './fitted-size.ts';

/** A picture of an article, fitted to its column; all but the article's first one are loaded late. */
export function Picture(props: {
  asset: BundledAsset;
  alt: string;
  hoverText?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const { asset } = props;
  const isFirst = useContext(FirstPicture) === asset.id;
  const shownAs = fittedSize(asset);
  return (
    <AssetImage
      asset={asset}
      alt={props.alt}
      title={props.hoverText}
      className={props.className}
      sizes={sizesInColumn(shownAs.width)}
      shownAs={shownAs}
      isFirst={isFirst}
    />
  );
}

/** The running text's width, or the picture's own where it is narrower; the window's on small screens. */
export const sizesInColumn = (widthPx = columnWidthPx): string => {
  const shownPx = Math.min(widthPx, columnWidthPx);
  return `(max-width: ${shownPx + 2 * gutterPx}px) calc(100vw - ${2 * gutterPx}px), ${shownPx}px`;
};

/** `--measure` and the least of `--gutter`; a style sheet's values cannot be read here. */
const columnWidthPx = 640;
const gutterPx = 16;
