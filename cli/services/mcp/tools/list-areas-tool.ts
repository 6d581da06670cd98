import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { TreeItem } from '../../../../schemas/bundle/index.ts';
import { readBundleFile } from '../../../site/pages/routes.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import { contentOf } from '../articles/site-content.ts';
import { type CurrentSites, siteIn } from '../current-sites.ts';
import { asData, inOneLine, plainLine } from '../safe-text.ts';
import { guarded, readsOnly, refusal, reply } from './reply.ts';

const area = z.object({
  name: z.string().describe('With the names above it: "Dispatch / Dispatch board".'),
  kind: z.enum(['topic', 'product area']).describe('Search takes the name of a product area.'),
  address: z.string(),
  articles: z.number().describe('How many articles it has, with those below it.'),
});
type Area = z.infer<typeof area>;

export function addListAreas(server: McpServer, sites: CurrentSites): void {
  const config = {
    title: 'List topics and product areas',
    description:
      'Gives the topics and product areas of the help center as a tree, with address and number of articles of each.',
    inputSchema: { locale: z.string().optional().describe('The language, such as "de-DE" or "de".') },
    outputSchema: { areas: z.array(area) },
    annotations: readsOnly,
  };
  server.registerTool(
    'list_areas',
    config,
    guarded(async ({ locale }) => {
      const site = siteIn(await sites(), locale);
      if (!site.ok) return refusal(site.failure);
      const areas = areasOf(site.value);
      const lines = areas.map(
        ({ name, kind, address, articles }) =>
          `- ${plainLine(name)} (${kind}, articles: ${articles}): ${address}`,
      );
      const text =
        lines.length === 0 ? 'The site has no topics; use search.' : asData('areas', lines.join('\n'));
      return reply(text, { areas });
    }),
  );
}

const known = new WeakMap<BuiltSite, readonly Area[]>();

/** To count articles takes the whole search index, so each site is counted once. */
function areasOf(site: BuiltSite): readonly Area[] {
  const areas = known.get(site) ?? readAreas(site);
  known.set(site, areas);
  return areas;
}

function readAreas(site: BuiltSite): readonly Area[] {
  const { tree, addressOf } = contentOf(site);
  const counts = articlesByProductArea(site);
  const below = (items: readonly TreeItem[], above: string): Area[] =>
    items.flatMap((item) => {
      const name = above + item.title;
      const inside = below(item.children, `${name} / `);
      const isProductArea = item.type === 'productArea';
      if (item.url === undefined || !(isProductArea || item.children.length > 0)) return inside;
      const articles = isProductArea ? countBelow(counts, name) : new Set(leavesOf(item)).size;
      const kind = isProductArea ? 'product area' : 'topic';
      return [{ name: inOneLine(name), kind, address: addressOf(item.url), articles }, ...inside];
    });
  return below(tree(), '');
}

const leavesOf = ({ url, children }: TreeItem): string[] =>
  children.length === 0 ? (url === undefined ? [] : [url]) : children.flatMap(leavesOf);

/** The articles that a search within a product area can find. Parts of a page and documents of other systems are none. */
function articlesByProductArea({ files }: BuiltSite): ReadonlyMap<string, number> {
  const { productAreas, urls } = readBundleFile(files, 'search').index;
  const counts = new Map<string, number>();
  for (const [place, of] of productAreas.of.entries()) {
    const [value, url = ''] = [productAreas.values[of], urls[place]];
    if (value !== undefined && url.startsWith('/') && !url.includes('#'))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const countBelow = (counts: ReadonlyMap<string, number>, name: string): number =>
  [...counts].reduce(
    (sum, [value, count]) => (value === name || value.startsWith(`${name} / `) ? sum + count : sum),
    0,
  );
