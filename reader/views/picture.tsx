import { type ReactNode, useContext } from 'react';
import type { BundledAsset } from '../../schemas/bundle/asset.ts';
import { useAddress } from '../bundle/base-path.ts';
import { fittedSize } from './fitted-size.ts';
import { FirstPicture } from './first-picture.ts';

/** An image with its size, so that nothing moves when it arrives; all but an article's first one are loaded late. */
export function Picture(props: {
  asset: BundledAsset;
  alt: string;
  hoverText?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const address = useAddress();
  const isFirst = useContext(FirstPicture) === props.asset.id;
  return (
    <img
      className={props.className}
      src={address(props.asset.url)}
      alt={props.alt}
      title={props.hoverText}
      {...fittedSize(props.asset)}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
