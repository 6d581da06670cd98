import { lostTitle } from '../../../pipeline/causes.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import type { EntryId, RoutePath } from '../../../schemas/base/ids.ts';
import type { PagePreview, PreviewFinding, PreviewFindings } from '../../../schemas/preview/page-preview.ts';
import { pages } from '../../../schemas/urls.ts';
import { chosenKnowledgeBase } from '../../../pipeline/config/chosen-knowledge-base.ts';
import { suggestionBesideAct } from '../../reporters/grouping.ts';
import { isShown } from '../../reporters/text/excerpt.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { PlacedFinding } from './findings-in-place.ts';
import { type OtherSite, otherText } from './other-text.ts';

export type FindingsSite = Pick<PreviewSite, 'graph' | 'inPlace' | 'routes'>;

/** The preview's data of a page, and of the same page of another site. Undefined if the page does not exist. */
export function pagePreviewOf(url: RoutePath, site: FindingsSite, other?: OtherSite): PagePreview {
  const { graph, inPlace, routes } = site;
  if (!routes.has(url)) return { url, findings: [] };
  const entry = pageEntry(url, graph);
  const findings = (inPlace().byPage.get(url) ?? []).map((finding) => inOverlay(finding, graph));
  return {
    url,
    ...(entry !== undefined && { entry }),
    findings,
    ...(other && { other: otherText({ url, entry }, site, other) }),
  };
}

/** Without what the overlay has no words for: an empty excerpt, and a suggestion that the act says or takes away. */
const inOverlay = ({ pages: _pages, excerpt, ...finding }: PlacedFinding, graph: Graph): PreviewFinding => ({
  ...finding,
  missingTitle: finding.target === undefined ? undefined : lostTitle(finding.target, graph),
  suggestion: suggestionBesideAct(finding),
  ...(isShown(excerpt) && { excerpt }),
});

/** The entry of a page. List pages have none, but the home page can be an article. */
export const pageEntry = (url: RoutePath, { routes, config }: Graph): EntryId | undefined =>
  routes.get(url === pages.home ? (chosenKnowledgeBase(config).homeUrl as RoutePath) : url);

/** The file with all findings. */
export const findingsFile = ({ inPlace }: Pick<FindingsSite, 'inPlace'>): PreviewFindings => ({
  findings: [...inPlace().all],
});
