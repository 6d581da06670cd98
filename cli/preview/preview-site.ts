import type { Build } from '../../pipeline/build.ts';
import type { Graph } from '../../pipeline/graph.ts';
import type { ResolvedTheme } from '../../pipeline/theme/resolved-theme.ts';
import type { PrerenderedPage } from '../../schemas/prerenderer.ts';
import type { PublishingReport } from '../../schemas/report/publishing.ts';
import type { SiteFile } from '../site/files/site-file.ts';
import type { Places } from '../feedback/accept/places.ts';
import type { SearchTally } from '../feedback/tally.ts';
import type { Unanswered } from '../feedback/unanswered/unanswered.ts';
import type { SiteAnswers } from '../services/chat/site-answers.ts';
import type { GoldenReport } from './dashboard/golden-report.ts';
import type { FindingsInPlace } from './findings/findings-in-place.ts';
import type { RestOfBuild } from './rest-of-build.ts';
import type { SearchBackend } from '../services/search/search-backend.ts';

/** A site in memory. */
export interface PreviewSite {
  readonly name: string;
  readonly basePath: string;
  /** The folder that paths of services are below; absent: `basePath`. */
  readonly serviceBase?: string | undefined;
  /** The links of the theme to its style sheet and fonts. Empty without a theme, or if it has rules of its own. */
  readonly themeLinks: ResolvedTheme['head'];
  /** The headers of every response, with the content security policy. */
  readonly headers: Readonly<Record<string, string>>;
  /** The paths and addresses of the live services that are on, by name. */
  readonly services: Readonly<Record<string, string>>;
  /** The URLs of third-party scripts, and the path of the proxy for them. */
  readonly scripts: readonly string[];
  readonly scriptProxy: string | undefined;
  readonly findings: () => Pick<Build, 'diagnostics' | 'counts'>;
  /** The same findings by page. */
  readonly inPlace: () => FindingsInPlace;
  readonly graph: Graph;
  /** The URLs of all pages. */
  readonly routes: ReadonlySet<string>;
  /** Another one for each build. */
  readonly version: string;
  /** The backend of the preview's search. Undefined if readers search in their browser. */
  readonly search: SearchBackend | undefined;
  /** The answers of the preview's chat. */
  readonly answers: SiteAnswers | undefined;
  /** The measures of the golden queries, computed once. */
  readonly golden: () => Promise<GoldenReport>;
  /** What is there today for what readers did not find. */
  readonly unanswered: (searches: readonly SearchTally[]) => Promise<readonly Unanswered[]>;
  /** Where accepted synonyms and redirects are written. */
  readonly places: Places;
  /** True if the preview is written as files, without services and reader events. */
  readonly isStatic: boolean;
  /** The URL of the page that shows an entry or asset, with the entry's hash. */
  readonly pageOf: (id: string) => string | undefined;
  /** A page by URL, rendered once. If it throws, a page that says so. */
  page(url: string): Promise<PrerenderedPage>;
  /** The same, rendered at each call. */
  readonly render: (url: string) => Promise<PrerenderedPage>;
  /** The published site, below `publishedFolder`. Undefined if published content is not available. */
  readonly published: PreviewSite | undefined;
  /** What publishing each draft brings, computed once. Undefined if published content is not available. */
  readonly publishing: () => PublishingReport | undefined;
  /** The site in its other locales. Each is built when somebody asks for it. */
  readonly translations: readonly { readonly basePath: string; readonly site: () => PreviewSite }[];
  /** Why the site has no pages, and what to do. Undefined if it has some. */
  readonly noPages: string | undefined;
  /** What of the build is still being worked out. A value that needs more than is there works out the rest by itself. */
  readonly rest: RestOfBuild;
  /** The files that are not pages. */
  readonly files: () => readonly SiteFile[];
  /** Whether a path is that of a file which the whole build gives, or of none. */
  readonly isLate: (path: string) => boolean;
  /** The bytes of a file that is not a page, by path. `gone` if it was removed since the build. */
  file(path: string): Promise<Uint8Array<ArrayBuffer> | 'gone' | undefined>;
}
