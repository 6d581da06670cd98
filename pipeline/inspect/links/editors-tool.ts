import { addressOf } from '../../addresses/address-of.ts';
import type { Graph } from '../../graph.ts';
import type { Oddness } from './oddness.ts';

/** The fault of an address of an editors' or developers' tool, which readers cannot use. */
export function editorsTool(url: URL, graph: Graph): Oddness | undefined {
  const { host, hostname } = url;
  if (/^app(?:\.eu)?\.contentful\.com$/u.test(hostname)) {
    return {
      leadsTo: `${host}, where only editors can sign in`,
      suggestion: pageOfEntry(url, graph),
      advice: 'Link to the entry, or to the page that shows it.',
    };
  }
  if (/^(?:api|preview)(?:\.eu)?\.contentful\.com$/u.test(hostname)) {
    return { leadsTo: `${host}, which answers programs with a key, and shows readers no page` };
  }
  return isDeployPreview(hostname)
    ? { leadsTo: `${host}, a preview of a site that is deployed for a while only` }
    : undefined;
}

/** The address of the entry that Contentful would open. */
function pageOfEntry({ pathname }: URL, graph: Graph): string | undefined {
  const [, space, entry] =
    /^\/spaces\/([^/]+)(?:\/environments\/[^/]+)?\/entries\/([^/]+)\/?$/u.exec(pathname) ?? [];
  const isThisSpace = space === graph.spaceId || graph.spaceId === 'local'; // the export does not name it
  return entry === undefined || !isThisSpace ? undefined : addressOf(entry, graph);
}

/** Source: Netlify, "Deploy Previews"; Vercel, "Generated URLs". */
const isDeployPreview = (hostname: string): boolean =>
  /^deploy-preview-\d+--[^.]+\.netlify\.app$|^[^.]+-git-[^.]+\.vercel\.app$/u.test(hostname);
