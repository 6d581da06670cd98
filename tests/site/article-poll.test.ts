import { expect, test } from 'vitest';
import { prerenderedSample } from './prerendered.ts';

test('an article of every type of the sample asks at its end whether it was helpful [AP-1]', async () => {
  const { urls, page } = prerenderedSample();
  const oneOfEach = new Map(urls.map((url) => [url.split('/')[1], url]));
  expect(oneOfEach.size).toBe(9);
  for (const url of oneOfEach.values()) {
    const { html } = await page(url);
    const end = html.slice(
      html.lastIndexOf('<footer', html.indexOf('</article>')),
      html.indexOf('</article>'),
    );
    expect(end, url).toContain('Was this article helpful?');
  }
}, 120_000);
