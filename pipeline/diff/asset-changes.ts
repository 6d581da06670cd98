import type { AssetChange, AssetPart } from '../../schemas/report/difference.ts';
import type { Asset } from '../entry.ts';
import { assetAddress } from '../web-app.ts';
import { type Compared, nameIn, type Pair } from './compared.ts';

/** The assets that were added, removed or changed, in the order of ids. */
export function assetChanges(compared: Compared): AssetChange[] {
  return [...compared.assets].flatMap(([id, pair]) => {
    const { before, after } = pair;
    const parts = before && after ? changedParts(before, after) : [];
    const isOtherState = before?.state !== after?.state;
    if (before && after && parts.length === 0 && !isOtherState) return [];
    return [
      {
        ...nameIn(compared, id),
        change: changeOf(pair, parts),
        edit: assetAddress(id, compared.after),
        ...(isOtherState && { state: statesOf(pair) }),
        parts,
      },
    ];
  });
}

function changeOf({ before, after }: Pair<Asset>, parts: AssetChange['parts']): AssetChange['change'] {
  if (before === undefined) return 'added';
  if (after === undefined) return 'removed';
  return parts.length > 0 ? 'edited' : 'state';
}

const statesOf = ({ before, after }: Pair<Asset>) => ({
  ...(before && { before: before.state }),
  ...(after && { after: after.state }),
});

type Value = string | number | undefined;

/** The parts of an asset that a reader gets. Another file mostly has another address only. */
const parts: Readonly<Record<AssetPart, (asset: Asset) => Value>> = {
  file: ({ file }) => file?.url,
  type: ({ file }) => file?.contentType,
  size: ({ file }) => file?.size,
  dimensions: ({ file }) =>
    file?.width === undefined ? undefined : `${file.width} × ${file.height ?? 'unknown'}`,
  title: ({ title }) => title,
  description: ({ description }) => description,
};

const changedParts = (before: Asset, after: Asset): AssetChange['parts'] =>
  Object.entries(parts).flatMap(([part, valueOf]) => {
    const [old, now] = [valueOf(before), valueOf(after)];
    if (old === now) return [];
    return [
      {
        part: part as AssetPart, // the keys of the table above
        ...(old !== undefined && { before: old }),
        ...(now !== undefined && { after: now }),
      },
    ];
  });
