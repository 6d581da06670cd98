import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { contentOf } from '../articles/site-content.ts';
import { localeInput, siteIn } from '../current-sites.ts';
import { asData, inOneLine, plainLine } from '../safe-text.ts';
import { guarded, readsOnly, refusal, reply, type Tooling } from './reply.ts';

const area = z.object({
  name: z.string().describe('With the names above it: "Dispatch / Dispatch board".'),
  kind: z.enum(['topic', 'product area']).describe('Search takes the name of a product area.'),
  address: z.string().describe('Give it to read_article for the list of its articles.'),
  articles: z.number().describe('How many articles it has, with those below it.'),
});

export function addListAreas(server: McpServer, tooling: Tooling): void {
  const config = {
    title: 'List topics and product areas',
    description:
      'Gives the topics and product areas of the help center as a tree, with address and number of articles of each; read_article lists the articles.',
    inputSchema: { locale: localeInput },
    outputSchema: { areas: z.array(area) },
    annotations: readsOnly,
  };
  server.registerTool(
    'list_areas',
    config,
    guarded(tooling, async ({ locale }) => {
      const site = siteIn(await tooling.sites(), locale);
      if (!site.ok) return refusal(site.failure);
      const content = contentOf(site.value);
      const areas = content.areas().map(({ name, kind, url, articles }): z.infer<typeof area> => ({
        name: inOneLine(name),
        kind,
        address: content.addressOf(url),
        articles: articles.length,
      }));
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
