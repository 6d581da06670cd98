/** A page of the site before it is rendered. */
export interface SitePage {
  readonly url: string;
  /** Relative to the site, with `/` between its parts. */
  readonly path: string;
  /** Where the article's Markdown stands. */
  readonly markdown?: string;
  /** What of the bundle it shows, beside the site's own file. */
  readonly shows: {
    /** Of an article: its file's path within the bundle. Any other page shows lists. */
    readonly file?: string;
    /** Two pages with the same key are the same bytes. */
    readonly key: string;
  };
}
