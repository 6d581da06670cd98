import { expect, test } from 'vitest';
import { routesOf } from '../../cli/site/pages/routes.ts';
import { prerenderedSample } from './prerendered.ts';

/** Alone is slow: some of the articles will do. */
const articlesApart = 8;

test('a page of the sample is the same, rendered alone or after others', async () => {
  const { files, page, alone } = prerenderedSample();
  for (const [index, url] of routesOf(files).entries()) {
    if (url.startsWith('/how-to/') && index % articlesApart > 0) continue;
    const together = await page(url);
    expect(together, url).toEqual(await alone(url));
    expect(together.html).not.toContain('fieldbook-part');
  }
}, 120_000);
