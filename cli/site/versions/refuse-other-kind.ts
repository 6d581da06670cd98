import { join } from 'node:path';
import { previewFindingsPath } from '../../../schemas/preview/page-preview.ts';
import { UsageError } from '../../usage-error.ts';
import { readVersionList } from './version-list.ts';
import type { Output } from './versions.ts';

/**
 * A preview is not written where a site stands, nor a site in place of a preview: readers would see drafts, and files of the
 * one would stay loadable in the other. `served`: the version that is there, if one is.
 */
export async function refuseOtherKind(
  { link, versions }: Output,
  served: string | undefined,
  { isPreview }: { readonly isPreview: boolean },
): Promise<void> {
  if (served === undefined) return;
  const list = (await readVersionList(join(versions, served))) ?? (await readVersionList(link));
  const holdsPreview = list?.files.some(({ path }) => path === previewFindingsPath) ?? false;
  if (holdsPreview === isPreview) return;
  const what = isPreview ? 'the site that build wrote' : 'a preview';
  throw new UsageError(`${link} holds ${what}; it is left alone. Name another folder.`);
}
