import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type Resource,
} from '@modelcontextprotocol/sdk/types.js';
import { listedArticles } from '../../site/files/listed-articles.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { articleText, markdownOf, partOf } from './articles/article-text.ts';
import { findArticle, resourceScheme } from './articles/find-article.ts';
import { contentOf } from './articles/site-content.ts';
import type { CurrentSites } from './current-sites.ts';
import { inOneLine } from './safe-text.ts';

const perPage = 100;
const mimeType = 'text/markdown';

/** Source: Model Context Protocol, "Resources", "Error Handling". */
const resourceNotFound = -32002;

/** Each article that search engines may list is a resource, in each locale that has a text for it. */
export function addResources({ server }: McpServer, sites: CurrentSites): void {
  server.registerCapabilities({ resources: {} });
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const all = (await sites()).flatMap(resourcesOf);
    const from = Number(params?.cursor ?? 0);
    if (!Number.isInteger(from) || from < 0 || from > all.length)
      throw new McpError(ErrorCode.InvalidParams, 'There is no such cursor; list from the start.');
    const to = from + perPage;
    return { resources: all.slice(from, to), ...(to < all.length && { nextCursor: String(to) }) };
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const found = findArticle(await sites(), uri);
    if (!found.ok) throw new McpError(resourceNotFound, found.failure, { uri });
    const markdown = await markdownOf(found.value);
    const text = articleText(found.value, partOf(markdown, 0, markdown.length));
    return { contents: [{ uri, mimeType, text }] };
  });
}

function resourcesOf(site: BuiltSite): Resource[] {
  const { about, addressOf } = contentOf(site);
  const scheme = about.siteUrl === undefined ? resourceScheme : '';
  return listedArticles(site.files).map(({ url, title, head, updatedAt }) => ({
    uri: scheme + addressOf(url),
    name: url,
    title: inOneLine(title),
    ...(head.description !== undefined && { description: inOneLine(head.description) }),
    mimeType,
    ...(updatedAt !== undefined && { annotations: { lastModified: updatedAt } }),
  }));
}
