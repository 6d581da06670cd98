import type { Diagnostic } from '../../../schemas/report/diagnostic.ts';
import { ownerOf } from '../text/place.ts';

/** Who is at fault, for filters and groups. */
export interface Owner {
  /** The content type; `asset` or `file` where it is no entry. */
  readonly type: string;
  readonly name: string;
  /** What tells owners apart. */
  readonly key: string;
}

export function ownerIn(diagnostic: Diagnostic): Owner {
  const { entry, asset, source } = diagnostic;
  if (entry !== null) {
    return {
      type: entry.contentType || 'unknown type',
      name: entry.title?.trim() || entry.id,
      key: `entry ${entry.id}`,
    };
  }
  if (asset !== undefined) {
    return { type: 'asset', name: asset.title?.trim() || asset.id, key: `asset ${asset.id}` };
  }
  return { type: 'file', name: source?.file ?? ownerOf(diagnostic), key: `file ${source?.file ?? ''}` };
}
