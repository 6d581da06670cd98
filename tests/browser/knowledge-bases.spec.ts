import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routePrefixes } from '../schemas/route-prefixes.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleAsset } from './sample.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The logo's file as the page gets it, and as the space has it. */
async function logoFiles(page: Page, assetId: string): Promise<{ shown: string; own: string }> {
  const source = (await page.getByRole('banner').getByRole('img').first().getAttribute('src')) ?? '';
  expect(await page.getByRole('banner').getByRole('img').first().evaluate(hasPicture)).toBe(true);
  const shown = await (await page.request.get(new URL(source, page.url()).href)).text();
  return { shown, own: readFileSync(sampleAsset(assetId), 'utf8') };
}

const hasPicture = (image: HTMLElement) => image instanceof HTMLImageElement && image.naturalWidth > 0;

const partner = {
  knowledgeBase: 'marketing-pro-fieldroutes',
  homeUrl: '/landing-page/marketing-pro-home-fieldroutes',
  otherHomeUrl: '/landing-page/marketing-pro-home-aspire',
  title: 'Marketing Pro for pest and lawn',
  logo: 'cLogoPestLawn',
} as const;

test('main is the knowledge base that is selected, with its home and its logo [KB-1] [RT-2]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('How can we help you?');
  await expect(page.locator('meta[name="kb-id"]')).toHaveAttribute('content', 'main');
  const { shown, own } = await logoFiles(page, 'cLogoVanbase');
  expect(shown).toBe(own);
  // a link to another site keeps its address
  await expect(
    page.getByRole('main').getByRole('link', { name: /^Academy: Vanbase in a day/u }),
  ).toHaveAttribute('href', 'https://academy.vanbase.example/courses/vanbase-in-a-day');
});

test('a partner’s has its own home and logo, and only entries of its channel [KB-1] [KB-2]', async ({
  page,
  siteOf,
}) => {
  const { knowledgeBase, homeUrl, otherHomeUrl, title, logo } = partner;
  const site = await siteOf({ config: { knowledgeBase } });
  await open(page, `${site}/how-to/send-an-email-campaign`);
  await expect(page.locator('meta[name="kb-id"]')).toHaveAttribute('content', knowledgeBase);
  const { shown, own } = await logoFiles(page, logo);
  expect(shown).toBe(own);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/u })
    .click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('meta[name="kb-id"]')).toHaveAttribute('content', knowledgeBase);

  const answerTo = (path: string) => page.request.get(`${site}${path}`);
  expect(await (await answerTo('/')).text()).toContain(`${title}</h1>`);
  expect((await answerTo(homeUrl)).status()).toBe(200);
  for (const url of ['/how-to/book-a-job', '/resources/brand-kit', otherHomeUrl])
    expect((await answerTo(url)).status(), url).toBe(404);
});

test('each type has its addresses; addresses of no entry or of another channel are not found [RT-2] [KB-2]', async ({
  request,
}) => {
  expect((await request.get(partner.homeUrl)).status()).toBe(404);
  for (const { type, url } of Object.values(articleOfType)) {
    expect(url.slice(0, url.lastIndexOf('/'))).toBe(
      (routePrefixes as Readonly<Record<string, string>>)[type],
    );
  }
  expect(articleOfType.resource.url, 'an id where there is no slug').toBe('/resources/resSystemRequirements');
  for (const prefix of Object.values(routePrefixes)) {
    const answer = await request.get(`${prefix}/no-such-entry`);
    expect(answer.status(), prefix).toBe(404);
    expect(await answer.text(), prefix).toContain('Page not found</h1>');
  }
});
