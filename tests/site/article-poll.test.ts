import { expect, test } from 'vitest';
import { articleTypes } from '../../schemas/content/article-types.ts';
import { prerenderedSample } from './prerendered.ts';

test('an article of every type asks at its end whether it was helpful [AP-1]', async () => {
  const { urls, page } = prerenderedSample();
  const oneOfEach = new Map(urls.map((url) => [url.split('/')[1], url]));
  expect(oneOfEach.size).toBe(articleTypes.length);
  for (const url of oneOfEach.values()) {
    const { html } = await page(url);
    const end = html.slice(
      html.lastIndexOf('<footer', html.indexOf('</article>')),
      html.indexOf('</article>'),
    );
    expect(end, url).toContain('Was this article helpful?');
  }
}, 120_000);
