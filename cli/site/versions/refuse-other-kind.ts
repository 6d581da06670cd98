import { join } from 'node:path';
import { previewFindingsPath } from '../../../schemas/preview/page-preview.ts';
import { UsageError } from '../../usage-error.ts';
import { readVersionList } from './version-list.ts';
import type { Output } from './versions.ts';

/**
 * Throws if a preview would replace a site, or a site a preview: readers would see drafts, and old files would stay loadable.
 * `served` is the current version, if there is one.
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
