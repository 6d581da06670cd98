import type { AssetId, EntryId } from '../../schemas/base/ids.ts';
import type { Reference } from '../graph.ts';

type ToEntry = Reference & { readonly target: EntryId };
type ToAsset = Reference & { readonly target: AssetId };

/** Whether a reference names an entry by its id. */
export const leadsToEntry = (reference: Reference): reference is ToEntry =>
  ['part', 'link', 'embedded-entry', 'entry-hyperlink'].includes(reference.kind);

/** Whether a reference names an asset by its id. */
export const leadsToAsset = (reference: Reference): reference is ToAsset =>
  ['asset', 'embedded-asset', 'asset-hyperlink'].includes(reference.kind);
