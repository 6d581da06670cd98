import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';

test('structured data runs nothing, and is removed on the next page', async ({ page }) => {
  const tags = page.locator(
    'head :is(script[type="application/ld+json"], link[rel="alternate"], meta[property], meta[name="twitter:card"])',
  );
  await open(page, '/how-to/add-a-technician');
  const data = await page.locator('head script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  const href = await page.locator('head link[type="text/markdown"]').getAttribute('href');
  const copy = await page.request.get(href ?? '');
  expect(copy.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await copy.text()).toMatch(/^# Add a technician\n/u);
  expect(await tags.count()).toBeGreaterThan(5);

  await followLink(page, articleOfType.kbFaq.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${articleOfType.kbFaq.url}$`, 'u'),
  );
  await expect(tags).toHaveCount(0);
});
