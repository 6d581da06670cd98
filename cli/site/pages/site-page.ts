import type { ShareImage } from '../../../schemas/prerenderer.ts';

/** A page of the site before it is rendered. */
export interface SitePage {
  readonly url: string;
  /** Relative to the site, with `/` between its parts. */
  readonly path: string;
  /** The path of the article's Markdown copy. */
  readonly markdown?: string;
  readonly shareImage?: ShareImage;
  /** What the page reads of the bundle, beside the site's file. */
  readonly shows: {
    /** The path of the article's file within the bundle. Undefined for a page of lists. */
    readonly file?: string;
    /** Two pages with the same key have the same bytes. */
    readonly key: string;
  };
}
