import type { Article, Breadcrumb, BundleFiles, Head } from '../../../schemas/bundle/index.ts';
import type { ShareImage } from '../../../schemas/prerenderer.ts';
import { absoluteUrl } from '../../../schemas/urls.ts';

/** The facts about a page that its machine-readable tags use. */
export interface PageFacts {
  readonly site: BundleFiles['site'];
  readonly head: Head;
  /** From the home page on. */
  readonly breadcrumbs: readonly Breadcrumb[];
  /** The path of the page, without the base path. */
  readonly url: string;
  /** Absent: the page is a list. */
  readonly article?: Article | undefined;
  /** The article's Markdown is written. */
  readonly hasMarkdown?: boolean;
  /** The image that a build made for the page. */
  readonly shareImage?: ShareImage | undefined;
}

/** An address of another host as it is, a path of this site with its host; undefined where the site has no address. */
export function absolute(url: string, { siteUrl, basePath }: BundleFiles['site']): string | undefined {
  if (/^https?:/iu.test(url)) return url;
  return siteUrl === undefined ? undefined : absoluteUrl(url, { siteUrl, basePath });
}
