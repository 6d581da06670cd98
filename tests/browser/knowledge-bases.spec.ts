import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routePrefixes } from '../schemas/route-prefixes.ts';
import { open } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType, sampleAsset } from './sample.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The logo's file as the page gets it, and as the space has it. */
async function logoFiles(page: Page, assetId: string): Promise<{ shown: string; own: string }> {
  const source = (await page.getByRole('banner').getByRole('img').first().getAttribute('src')) ?? '';
  const shown = await (await page.request.get(new URL(source, page.url()).href)).text();
  return { shown, own: readFileSync(sampleAsset(assetId), 'utf8') };
}

const partners = [
  {
    knowledgeBase: 'marketing-pro-fieldroutes',
    homeUrl: '/landing-page/marketing-pro-home-fieldroutes',
    title: 'Marketing Pro for pest and lawn',
    logo: 'cLogoPestLawn',
  },
  {
    knowledgeBase: 'marketing-pro-aspire',
    homeUrl: '/landing-page/marketing-pro-home-aspire',
    title: 'Marketing Pro for commercial grounds',
    logo: 'cLogoGrounds',
  },
] as const;

test('main is the knowledge base that is selected, with its home and its logo [KB-1]', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('How can we help you?');
  await expect(page.locator('meta[name="kb-id"]')).toHaveAttribute('content', 'main');
  const { shown, own } = await logoFiles(page, 'cLogoVanbase');
  expect(shown).toBe(own);
});

for (const { knowledgeBase, homeUrl, title, logo: ownLogo } of partners) {
  test(`${knowledgeBase} has its own home and logo, and only what is in its channel [KB-1] [KB-2]`, async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf({ config: { knowledgeBase } });
    await page.goto(`${site}/`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator('meta[name="kb-id"]')).toHaveAttribute('content', knowledgeBase);
    const { shown, own } = await logoFiles(page, ownLogo);
    expect(shown).toBe(own);
    await open(page, `${site}/how-to/send-an-email-campaign`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/u })
      .click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(heading(page)).toHaveText(title);

    const statusOf = async (path: string) => (await page.request.get(`${site}${path}`)).status();
    expect(await statusOf(homeUrl)).toBe(200);
    expect(await statusOf('/how-to/book-a-job')).toBe(404);
    expect(await statusOf('/resources/brand-kit')).toBe(404);
    for (const other of partners.filter((partner) => partner.homeUrl !== homeUrl)) {
      expect(await statusOf(other.homeUrl)).toBe(404);
    }
  });
}

test.describe('what is in no page of the build', () => {
  test.use({ allowed: pageNotFound });

  test('a channel that is not strict takes what names no channel, and leaves out what names others [KB-2]', async ({
    page,
    siteOf,
  }) => {
    await page.goto('/how-to/book-a-job');
    await expect(heading(page)).toHaveText('Book a job');
    await page.goto('/landing-page/marketing-pro-home-aspire');
    await expect(heading(page)).toHaveText('Page not found');
    const [partner] = partners;
    const base = {
      kbId: partner.knowledgeBase,
      deliveryChannelId: partner.knowledgeBase,
      searchSource: 'KBContentful',
      homeUrl: partner.homeUrl,
    };
    const knowledgeBases = { [partner.knowledgeBase]: { ...base, deliveryChannelStrict: false } };
    const site = await siteOf({ config: { knowledgeBase: partner.knowledgeBase, knowledgeBases } });
    await page.goto(`${site}/how-to/book-a-job`);
    await expect(heading(page)).toHaveText('Book a job');
    await page.goto(`${site}/resources/brand-kit`);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('an address that no entry has is the page for what is not found [RT-2]', async ({ page }) => {
    for (const prefix of Object.values(routePrefixes)) {
      const answer = await page.goto(`${prefix}/no-such-entry`);
      expect(answer?.status(), prefix).toBe(404);
      await expect(heading(page)).toHaveText('Page not found');
    }
  });
});

test('each type has its addresses, by slug, or by id where there is none [RT-2]', async ({ page }) => {
  for (const { type, url, title } of Object.values(articleOfType)) {
    expect(url.slice(0, url.lastIndexOf('/'))).toBe(routePrefixes[type]);
    const answer = await page.goto(url);
    expect(answer?.status(), url).toBe(200);
    await expect(heading(page)).toHaveText(title);
  }
  await page.goto('/product-capabilities/dispatch');
  await expect(heading(page)).toHaveText('Dispatch');
  await page.goto('/resources/resSystemRequirements');
  await expect(heading(page)).toHaveText('System requirements');
});

test('a link to another site keeps its address [RT-2]', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Academy: Vanbase in a day/u }),
  ).toHaveAttribute('href', 'https://academy.vanbase.example/courses/vanbase-in-a-day');
});
