import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { ownerOf } from '../text/place.ts';

/** The entry, asset or file of a finding, for filters and groups. */
export interface Owner {
  /** The content type, or `asset` or `file`. */
  readonly type: string;
  readonly name: string;
  /** The key of the owner. */
  readonly key: string;
}

export function ownerIn(diagnostic: Diagnostic): Owner {
  const { entry, asset, source } = diagnostic;
  if (entry !== null) {
    return {
      type: (entry.typeName ?? entry.contentType) || 'unknown type',
      name: entry.title?.trim() || entry.id,
      key: `entry ${entry.id}`,
    };
  }
  if (asset !== undefined) {
    return { type: 'asset', name: asset.title?.trim() || asset.id, key: `asset ${asset.id}` };
  }
  return { type: 'file', name: source?.file ?? ownerOf(diagnostic), key: `file ${source?.file ?? ''}` };
}
