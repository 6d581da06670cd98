import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { absoluteUrl } from '../../../schemas/urls.ts';

/** Turns paths of a site into whole addresses, or into paths of its host where its own is not known. */
export const absoluteIn =
  ({ siteUrl, basePath }: Pick<BundleFiles['site'], 'siteUrl' | 'basePath'>) =>
  (url: string): string => {
    if (!url.startsWith('/') || url.startsWith('//')) return url;
    return siteUrl === undefined ? basePath.slice(0, -1) + url : absoluteUrl(url, { siteUrl, basePath });
  };
