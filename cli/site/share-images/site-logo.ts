import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Build } from '../../../pipeline/build.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { describeSystemFailure } from '../../system-failure.ts';
import type { ShareLogo } from './share-look.ts';

const mediaTypes = new Map<string, ShareLogo['mediaType']>([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.gif', 'image/gif'],
]);

/**
 * The logo of a site for its images. Undefined if it is on another host, which a build does not ask, or of another type, or an SVG that needs a font
 * of the system.
 */
export function siteLogo(
  { knowledgeBase }: Pick<BundleFiles['site'], 'knowledgeBase'>,
  { mediaCopies, theme }: Pick<Build, 'mediaCopies' | 'theme'>,
  folder = '.',
): ShareLogo | undefined {
  const mediaType = mediaTypes.get(extname(knowledgeBase.logo ?? '').toLowerCase());
  if (mediaType === undefined) return undefined;
  const themed = theme?.files.find(({ path }) => `/${path}` === knowledgeBase.logo);
  const copy = mediaCopies.find(({ to }) => to === knowledgeBase.logo);
  const bytes = themed?.bytes ?? (copy && bytesAt(join(folder, copy.from)));
  const needsFont = mediaType === 'image/svg+xml' && Buffer.from(bytes ?? []).includes('<text');
  return bytes === undefined || needsFont ? undefined : { bytes, mediaType };
}

/** Undefined if it cannot be read: the build says so where it copies the file. */
function bytesAt(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (describeSystemFailure(error) === undefined) throw error;
    return undefined;
  }
}
