import type { ComponentProps, ReactNode } from 'react';
import { AssetView as OwnAssetView } from '../../views/media/asset-view.tsx';
import { marked } from './mark-roots.tsx';

/** A file of the space, marked with its id. */
export const AssetView = (props: ComponentProps<typeof OwnAssetView>): ReactNode =>
  marked(<OwnAssetView {...props} />, { 'data-asset': props.asset.id });
