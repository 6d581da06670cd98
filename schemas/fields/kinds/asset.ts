import { bundledAsset } from '../../bundle/asset.ts';
import type { BuiltFieldKind, FieldOptions } from '../field.ts';
import { assetLinkValue } from '../link-value.ts';

/** A file of the space: an image, a video, a document. Source: Contentful field type `Link` to `Asset`. */
export const asset = <const Options extends FieldOptions = object>(options?: Options) =>
  ({ kind: 'asset', ...options }) as { readonly kind: 'asset' } & FieldOptions & Options;

export const assetKind = {
  exported: assetLinkValue,
  bundled: bundledAsset,
  expected: 'a link to an asset',
  contentful: 'Link to Asset',
  editor: () => ({ widget: 'assetLinkEditor' }),
} satisfies BuiltFieldKind;
