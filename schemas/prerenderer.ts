/** How the command line asks the built reader for pages: the one thing besides the bundle that both programs agree on. */
export interface Prerenderer {
  /** Renders the page at a path, which is without the base path: `/how-to/add-a-technician`. */
  readonly page: (url: string, options?: PageOptions) => Promise<PrerenderedPage>;
  /** The Markdown of the article at a path. */
  readonly markdown: (url: string) => Promise<string>;
}

export interface PageOptions {
  /** Whether the article's Markdown is written beside the page; without it no page leads there. */
  readonly hasMarkdown?: boolean;
  /** The image that is made for the page. An article's hero picture stands before it. */
  readonly shareImage?: ShareImage | undefined;
}

/** An image of a page, for where it is shared. */
export interface ShareImage {
  /** A path of the site, without the base path. */
  readonly url: string;
  readonly alt: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PrerenderedPage {
  /** A whole document; empty for a redirect. */
  readonly html: string;
  readonly status: number;
  /** Where the page leads: an absolute address, or a path with the base path. */
  readonly redirect?: string;
}

/** The files of the browser build that pages load at once, as addresses with the base path. */
export interface Shell {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** What pages that are no articles need besides. */
  readonly otherStyles: readonly string[];
  /** Those of which a page can have one inside. Absent: pages wait for their style sheets. */
  readonly critical?: readonly CriticalStyles[];
  /** Starts and ends with a slash. */
  readonly basePath: string;
  /** Names all that pages have in common, as the manifest does. */
  readonly digest?: string;
}

/** The rules that the first screen of some pages needs. */
export interface CriticalStyles {
  readonly css: string;
  /** The tags and classes that have other rules: `dialog`, `.bcd`. */
  readonly others: readonly string[];
}

export interface PrerendererOptions {
  /** A parsed file of the bundle by its path in the manifest, `manifest.json` included. */
  readonly read: (path: string) => Promise<unknown>;
  readonly shell: Shell;
  /** The path of an article's file by the URL of its page, where the manifest does not list articles. */
  readonly articlePath?: (url: string) => string | undefined;
}

/** Makes the prerenderer of one bundle, once for all its pages. */
export type CreatePrerenderer = (options: PrerendererOptions) => Prerenderer;

/** The id of the script element with the data of a prerendered page. */
export const hydrationElementId = 'fieldbook-data';
