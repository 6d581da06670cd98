import type { AssetId, EntryId } from '../../../schemas/base/ids.ts';
import type { Reference, ReferenceKind } from '../../graph.ts';

type ToEntry = Reference & { readonly target: EntryId };
type ToAsset = Reference & { readonly target: AssetId };

const toEntry: ReadonlySet<ReferenceKind> = new Set([
  'part',
  'link',
  'read',
  'embedded-entry',
  'entry-hyperlink',
]);
const toAsset: ReadonlySet<ReferenceKind> = new Set(['asset', 'embedded-asset', 'asset-hyperlink']);

/** Whether a reference names an entry by its id. */
export const leadsToEntry = (reference: Reference): reference is ToEntry => toEntry.has(reference.kind);

/** Whether a reference names an asset by its id. */
export const leadsToAsset = (reference: Reference): reference is ToAsset => toAsset.has(reference.kind);
