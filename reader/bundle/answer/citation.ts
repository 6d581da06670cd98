/**
 * The target of a link in an answer, resolved against the bundle. A dead or hostile address is `gone` and never
 * rendered as a link.
 */
export type Citation =
  | {
      /** `moved`: the page is elsewhere now, at `url`. */
      readonly state: 'live' | 'moved';
      /** A path of this site with its hash, without the base path. */
      readonly url: string;
      /** The page's own title. */
      readonly title: string;
      /** The id of the entry whose page it is; absent for pages that are none. */
      readonly entry?: string;
      /** The content type of that entry. */
      readonly type?: string;
    }
  | {
      readonly state: 'offSite';
      /** An http or https address. */
      readonly url: string;
      readonly title: string;
      readonly host: string;
    }
  | { readonly state: 'gone' };

/** Resolves an address as an answer writes it. `title`: the answer's own, for pages of other sites. */
export type ResolveCitation = (url: string, title?: string) => Citation;

/** A citation that may be shown as a source. */
export type Source = Exclude<Citation, { state: 'gone' }>;

/** The sources of an answer after the bundle was asked. */
export interface CheckedSources {
  /** Each page once, the best first. */
  readonly sources: readonly Source[];
  /** At least one is a page of this site that exists. */
  readonly isVerified: boolean;
}
