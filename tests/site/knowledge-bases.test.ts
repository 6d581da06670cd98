import { expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { sampleInput } from '../pipeline/sample.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

test('a knowledge base has its own home and logo, and only what is in its channel [KB-1] [KB-2]', async () => {
  const input = sampleInput();
  const knowledgeBase = 'marketing-pro-aspire';
  const { files } = build({ ...input, config: { ...input.config, knowledgeBase } });
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null');
  const prerenderer = createPrerenderer({ read, shell });
  const home = await prerenderer.page('/');
  expect(home.html).toContain('Marketing Pro for commercial grounds</h1>');
  expect(home.html).toContain(`<meta name="kb-id" content="${knowledgeBase}"`);
  expect(home.html, 'an article asks as each does [AP-1]').toContain('Was this article helpful?');
  expect(/<header[\s\S]*?<img[^>]*>/u.exec(home.html)?.[0]).toContain('cLogoGrounds');
  const statusOf = async (url: string) => (await prerenderer.page(url)).status;
  expect(await statusOf('/landing-page/marketing-pro-home-aspire')).toBe(200);
  expect(await statusOf('/how-to/send-an-email-campaign')).toBe(200);
  for (const url of [
    '/landing-page/marketing-pro-home-fieldroutes',
    '/how-to/book-a-job',
    '/resources/brand-kit',
  ])
    expect(await statusOf(url), url).toBe(404);
});
