import { expect, test } from 'vitest';
import { build } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { routesOf } from '../../cli/site/routes.ts';
import { sampleInput } from '../pipeline/sample.ts';

const shell = { basePath: '/', scripts: [], styles: [], otherStyles: [] };

/** Alone is slow: some of the articles will do, and all pages before them. */
const articlesApart = 8;

test('a page of the sample is the same, rendered alone or after others', async () => {
  const { files } = build(sampleInput());
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = (path: string) => Promise.resolve(JSON.parse(texts.get(path) ?? 'null') as unknown);
  const urls = routesOf(files);
  const together = createPrerenderer({ read, shell });
  for (const [index, url] of urls.entries()) {
    if (url.startsWith('/how-to/') && index % articlesApart > 0) continue;
    const page = await together.page(url);
    expect(page, url).toEqual(await createPrerenderer({ read, shell }).page(url));
    expect(page.html).not.toContain('fieldbook-part');
  }
}, 120_000);
