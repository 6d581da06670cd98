import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import type { Announcement } from '../../../../schemas/bundle/index.ts';
import { pages } from '../../../../schemas/urls.ts';
import { readBundleFile } from '../../../site/pages/routes.ts';
import { contentOf } from '../articles/site-content.ts';
import { localeInput, siteIn } from '../current-sites.ts';
import { asData, inOneLine, plainLine } from '../safe-text.ts';
import { guarded, limitInput, readsOnly, refusal, reply, type Tooling } from './reply.ts';

const usualLimit = 10;
const maxLimit = 50;

const input = {
  locale: localeInput,
  limit: limitInput({ usual: usualLimit, most: maxLimit }).describe('How many announcements.'),
};

const announcement = z.object({
  title: z.string(),
  address: z.string().describe('Cite it; read_article does not take it.'),
  text: z.string(),
  date: z.string().optional(),
  types: z.array(z.string()),
  links: z.array(z.string()).describe('Addresses where more is said.'),
});
type Listed = z.infer<typeof announcement>;

export function addListAnnouncements(server: McpServer, tooling: Tooling): void {
  const config = {
    title: 'List announcements',
    description: 'Gives the announcements of the help center, the newest first: what is new, and when.',
    inputSchema: input,
    outputSchema: { total: z.number(), announcements: z.array(announcement) },
    annotations: readsOnly,
  };
  server.registerTool(
    'list_announcements',
    config,
    guarded(tooling, async ({ locale, limit }) => {
      const site = siteIn(await tooling.sites(), locale);
      if (!site.ok) return refusal(site.failure);
      const { addressOf } = contentOf(site.value);
      const { items } = readBundleFile(site.value.files, 'announcements');
      const announcements = items.slice(0, limit).map((item) => listed(item, addressOf));
      return reply(textOf(announcements, items.length), { total: items.length, announcements });
    }),
  );
}

const listed = (
  { id, title, plainDescription = '', updatedAt, types, ctaLink, learnMoreLinks }: Announcement,
  addressOf: (url: string) => string,
): Listed => ({
  title: inOneLine(title),
  address: addressOf(`${pages.announcements}#${encodeURIComponent(id)}`),
  text: inOneLine(plainDescription),
  ...(updatedAt !== undefined && { date: updatedAt.slice(0, 10) }),
  types: types.map(({ name }) => inOneLine(name)),
  links: [...(ctaLink === undefined ? [] : [ctaLink]), ...learnMoreLinks.map(({ url }) => url)].map((url) =>
    inOneLine(addressOf(url)),
  ),
});

function textOf(announcements: readonly Listed[], total: number): string {
  if (total === 0) return 'The site has no announcements.';
  const lines = announcements.map(({ title, address, text, date, links }) =>
    [
      `- ${date === undefined ? '' : `${date} `}${plainLine(title)}`,
      address,
      plainLine(text),
      ...(links.length === 0 ? [] : [`More: ${links.join(' , ')}`]),
    ].join('\n  '),
  );
  return `${announcements.length} of ${total} announcements.\n\n${asData('announcements', lines.join('\n'))}`;
}
