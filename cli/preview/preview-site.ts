import type { Build } from '../../pipeline/build.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { PrerenderedPage } from '../../schemas/prerenderer.ts';
import type { SiteFile } from '../site/files/site-file.ts';
import type { SiteAnswers } from './chat/site-answers.ts';
import type { GoldenReport } from './dashboard/golden-report.ts';
import type { FindingsInPlace } from './findings/findings-in-place.ts';
import type { SearchBackend } from './search/search-backend.ts';

/** A site that is built in memory. */
export interface PreviewSite {
  readonly name: string;
  readonly basePath: string;
  /** What every answer says to browsers, the content policy among it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the reader finds the live services, by name. */
  readonly services: Readonly<Record<string, string>>;
  /** The addresses of the scripts of other sites, and the path that gives them from here. */
  readonly scripts: readonly string[];
  readonly scriptProxy: string | undefined;
  readonly findings: Pick<Build, 'diagnostics' | 'counts'>;
  /** The same findings where they are seen. */
  readonly inPlace: () => FindingsInPlace;
  readonly graph: Graph;
  /** The address of every page. */
  readonly routes: ReadonlySet<string>;
  /** Another one wherever a page can look different. */
  readonly version: string;
  /** What the preview's own search answers from; undefined where readers search in their browser. */
  readonly search: SearchBackend | undefined;
  /** What the preview's own chat and quick answers answer from. */
  readonly answers: SiteAnswers | undefined;
  /** How the golden queries do; asked once. */
  readonly golden: () => Promise<GoldenReport>;
  /** It is written as files: it answers no service, and nobody sends anything. */
  readonly isStatic: boolean;
  /** The page that shows an entry or an asset, with the hash of an entry's place there, by its id. */
  readonly pageOf: (id: string) => string | undefined;
  /** The page at a path; each that there is, is rendered once. In place of one that throws: a page that says so. */
  page(url: string): Promise<PrerenderedPage>;
  /** The same, rendered at each call and not kept. */
  readonly render: (url: string) => Promise<PrerenderedPage>;
  /** The same site as readers see it now, below `publishedFolder`; undefined where what is published is not at hand. */
  readonly published: PreviewSite | undefined;
  /** Why it has no page, and what to do; empty where it has one. */
  readonly noPages: readonly string[];
  /** Those that are not pages. */
  readonly files: readonly SiteFile[];
  /** The bytes of a file that is not a page, by its path within the site; `gone` where it was removed since the build. */
  file(path: string): Promise<Uint8Array<ArrayBuffer> | 'gone' | undefined>;
}
