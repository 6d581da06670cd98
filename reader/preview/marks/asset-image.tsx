import type { ComponentProps, ReactNode } from 'react';
import { AssetImage as OwnImage } from '../../bundle/asset-image.tsx';
import { marked } from './mark-roots.tsx';

/** A picture, marked with the id of its asset; one that a text shows by its address has none. */
export function AssetImage(props: ComponentProps<typeof OwnImage>): ReactNode {
  const { asset } = props;
  const id = 'id' in asset && typeof asset.id === 'string' ? asset.id : undefined;
  return marked(<OwnImage {...props} />, { 'data-asset': id });
}
