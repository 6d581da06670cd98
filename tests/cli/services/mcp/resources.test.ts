import type { Resource } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { listedArticles } from '../../../../cli/site/files/listed-articles.ts';
import { clientOf, sampleSites } from './mcp-client.ts';

test('each article is a resource, listed page by page [SV-5]', async () => {
  const [site] = await sampleSites();
  const { client } = await clientOf(sampleSites);
  const all: Resource[] = [];
  let pages = 0;
  for (let cursor: string | undefined, isLast = false; !isLast; pages += 1) {
    const { resources, nextCursor } = await client.listResources({ cursor });
    all.push(...resources);
    cursor = nextCursor;
    isLast = nextCursor === undefined;
  }
  expect(pages).toBeGreaterThan(1);
  expect(all.map(({ uri }) => uri)).toEqual(
    listedArticles(site.files).map(({ url }) => `https://help.vanbase.example${url}`),
  );
  expect(all.every(({ mimeType }) => mimeType === 'text/markdown')).toBe(true);
  expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
});

test.each(['-1', '1.5', 'x', '999999'])('the cursor %s is refused [SV-5]', async (cursor) => {
  const { client } = await clientOf(sampleSites);
  await expect(client.listResources({ cursor })).rejects.toMatchObject({ code: -32_602 });
});

test('a resource is its article, also at an old address; another is not found [SV-5]', async () => {
  const { client } = await clientOf(sampleSites);
  const { contents } = await client.readResource({ uri: 'https://help.vanbase.example/faq/mobile-faq' });
  expect(contents).toMatchObject([
    { text: expect.stringContaining('Address: https://help.vanbase.example/faq/vanbase-mobile-faq') },
  ]);
  const uri = 'https://help.vanbase.example/how-to/no-such-page';
  await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002, data: { uri } });
});
