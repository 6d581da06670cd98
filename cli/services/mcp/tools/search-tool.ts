import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import * as z from 'zod';
import { maxQueryCharacters, type SearchHit } from '../../../../schemas/services/search/batch-search.ts';
import { splitUrl } from '../../../../schemas/urls.ts';
import { searchFacets } from '../../../../schemas/spec/pages/search.ts';
import { listedArticle } from '../../../site/files/listed-articles.ts';
import { plainText } from '../../../search/wire.ts';
import { contentOf, type SiteContent } from '../articles/site-content.ts';
import { localeInput, siteIn } from '../current-sites.ts';
import { asData, inOneLine, plainLine } from '../safe-text.ts';
import { chosenValues } from './chosen-values.ts';
import { guarded, limitInput, readsOnly, refusal, reply, type Tooling } from './reply.ts';

const usualLimit = 5;
const maxLimit = 20;

const input = {
  query: z
    .string('Give a few words or a question')
    .describe(`What to look for: a few words or a question, at most ${maxQueryCharacters} characters.`),
  locale: localeInput,
  productArea: z
    .string('Give the name of a product area')
    .optional()
    .describe('Only articles of this product area and of those below it; list_areas names them.'),
  contentType: z
    .string('Give the name of a content type')
    .optional()
    .describe('Only articles of this type, such as "FAQ".'),
  limit: limitInput({ usual: usualLimit, most: maxLimit }).describe('How many results.'),
};

const result = z.object({
  title: z.string(),
  address: z.string().describe('Cite it, and give it to read_article.'),
  isOnAnotherSite: z.boolean().optional().describe('To be opened there; read_article does not have it.'),
  language: z.string().optional().describe('Of the text, where it is not translated: "en-US".'),
  abstract: z.string().describe('The passage that matches, or a summary.'),
  contentType: z.string().optional(),
  productArea: z.string().optional(),
  lastChange: z.string().optional(),
});

const output = {
  total: z.number().describe('How many articles match.'),
  results: z.array(result),
  suggestion: z.string().optional().describe('The query in another spelling that finds more.'),
};

export function addSearch(server: McpServer, tooling: Tooling): void {
  const config = {
    title: 'Search the help center',
    description:
      'Finds articles by words or by a question, the best first. Gives title, address and abstract of each; read_article has the whole text.',
    inputSchema: input,
    outputSchema: output,
    annotations: readsOnly,
  };
  server.registerTool(
    'search',
    config,
    guarded(tooling, async ({ query, locale, productArea, contentType, limit }) => {
      const words = query.trim();
      if (words === '') return refusal('The query is empty; say in a few words what to look for.');
      if (words.length > maxQueryCharacters)
        return refusal(`The query is longer than ${maxQueryCharacters} characters; use fewer words.`);
      const site = siteIn(await tooling.sites(), locale);
      if (!site.ok) return refusal(site.failure);
      const content = contentOf(site.value);
      const { productAreas, contentTypes } = content.filters();
      const areas = chosenValues(productAreas, productArea, 'productArea');
      if (!areas.ok) return refusal(areas.failure);
      const types = chosenValues(contentTypes, contentType, 'contentType');
      if (!types.ok) return refusal(types.failure);
      const found = await site.value.search.search({
        query: words,
        filters: { [searchFacets.productArea]: areas.value, [searchFacets.contentType]: types.value },
        length: limit,
        offset: 0,
        facets: [],
        matchHighlightTags: ['', ''],
      });
      const typeNames = new Map(contentTypes.map(({ id, displayName }) => [id, displayName]));
      const results = found.results.map((hit) => resultOf(hit, content, typeNames));
      const { numberOfResults: total, suggestion } = found;
      return reply(textOf(results, total, suggestion), { total, results, suggestion });
    }),
  );
}

type Result = z.infer<typeof result>;

function resultOf(
  { title = '', attributes }: SearchHit,
  { addressOf, articles }: SiteContent,
  typeNames: ReadonlyMap<string, string>,
): Result {
  const [type, area, updatedAt] = [
    attributes.CONTENTFUL_TYPE?.[0],
    attributes.PRODUCT_AREA?.[0],
    attributes.UPDATED_DATE?.[0],
  ];
  const url = attributes.DIRECT_URL?.[0] ?? attributes.URL?.[0] ?? '';
  const file = articles.get(splitUrl(url).path);
  const language = file && listedArticle(file).head.textLocale;
  return {
    title: inOneLine(plainText(title)),
    address: inOneLine(addressOf(url)),
    ...(!url.startsWith('/') && { isOnAnotherSite: true }),
    ...(language !== undefined && { language }),
    abstract: inOneLine(plainText(attributes.BEST_DYNABS?.[0] ?? '')),
    ...(type !== undefined && { contentType: inOneLine(typeNames.get(type) ?? type) }),
    ...(area !== undefined && { productArea: inOneLine(area) }),
    ...(updatedAt !== undefined && { lastChange: updatedAt.slice(0, 10) }),
  };
}

function textOf(results: readonly Result[], total: number, suggestion: string | undefined): string {
  const another = suggestion === undefined ? '' : ` Another spelling: ${plainLine(suggestion)}`;
  if (results.length === 0) return `Nothing is found. Try other or fewer words, or list_areas.${another}`;
  const lines = results.map(({ title, address, abstract, isOnAnotherSite, language }, index) =>
    [
      `${index + 1}. ${plainLine(title)}`,
      address,
      ...(isOnAnotherSite ? ['On another site: open it there; read_article does not have it.'] : []),
      ...(language === undefined ? [] : [`Not translated; in ${language}.`]),
      plainLine(abstract),
    ].join('\n   '),
  );
  return `${results.length} of ${total} results.${another}\n\n${asData('results', lines.join('\n'))}`;
}
