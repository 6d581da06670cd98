import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { articleText, markdownOf, partOf } from '../articles/article-text.ts';
import { findArticle } from '../articles/find-article.ts';
import { guarded, readsOnly, refusal, reply, type Tooling } from './reply.ts';

/** Some 5,000 tokens. */
const maxPartCharacters = 20_000;

const wrongOffset = 'Give a whole number from 0 on';

const input = {
  address: z
    .string('Give the address of an article')
    .describe(
      'The address of the article, topic or product area as a tool gives it, its path, or its id. Old addresses work too.',
    ),
  offset: z
    .number(wrongOffset)
    .int(wrongOffset)
    .min(0, wrongOffset)
    .default(0)
    .describe('Where to go on in a long article; the part before says it.'),
};

/** Its text is no structured content too: a client would give it to the model twice. */
export function addReadArticle(server: McpServer, tooling: Tooling): void {
  const config = {
    title: 'Read an article',
    description: `Gives an article as Markdown, with its title, its last change, its address to cite and those of its sections; of a product area it lists the articles. Of a long one it gives ${maxPartCharacters} characters at a time.`,
    inputSchema: input,
    annotations: readsOnly,
  };
  server.registerTool(
    'read_article',
    config,
    guarded(tooling, async ({ address, offset }) => {
      const found = findArticle(await tooling.sites(), address);
      if (!found.ok) return refusal(found.failure);
      const markdown = await markdownOf(found.value);
      if (offset >= markdown.length)
        return refusal(`The article has ${markdown.length} characters; use a smaller offset, or none.`);
      return reply(articleText(found.value, partOf(markdown, offset, maxPartCharacters)));
    }),
  );
}
