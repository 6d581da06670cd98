import { caseOf, url } from './case-question.ts';
import { chatOf } from './chat.ts';
import { followLink } from './follow-link.ts';
import { openPaused } from './open-page.ts';
import { breakPage, keptItems } from './page-log.ts';
import { pageNotFound } from './quiet-page.ts';
import { expect, test } from './services-stand-in.ts';
import { messages, shown } from './toasts-on-page.ts';

const config = {
  flags: { chat: false, toastHotkey: false },
  services: { helpCenter: true },
};

test.use({ allowed: pageNotFound, permissions: ['clipboard-read', 'clipboard-write'] });

test('a feature that is switched off is not rendered, calls nobody and stores nothing [AU-2] [DF-1] [OP-1] [TS-2]', async ({
  page,
  services,
  siteOf,
}) => {
  const site = await siteOf({ config });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPaused(page, `${site}${url}?caseId=500-7`);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('button', { name: 'Search' }).first()).toBeAttached();
  await expect(caseOf(page).card.or(caseOf(page).reopen)).toHaveCount(0);
  await expect(chatOf(page).launcher).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toHaveCount(0);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText(/^log (?:in|out)$/iu)).toHaveCount(0);
    await expect(page.locator('a[href*="/401"], a[href*="/Auth/"]')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('Thanks for your feedback!')).toBeVisible();
  await breakPage(page, 'It broke.');
  await page.clock.runFor(5000);
  expect(await keptItems(page)).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  const link = page
    .getByRole('article')
    .getByRole('link', { name: /^Link to “/u })
    .first();
  await link.press('Enter');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(shown(page)).toContainText('Link copied', { timeout: 200 });
  }).toPass();
  await page.keyboard.press('t');
  await expect(link).toBeFocused();
  await expect(messages(page)).toHaveAccessibleName('Messages');

  expect((await page.request.get(`${site}/401`)).status()).toBe(404);
  await followLink(page, '/401');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText(/^log (?:in|out)$/iu)).toHaveCount(0);
  expect(services.calls()).toEqual([]);
  expect(asked.filter((address) => /\/auth\/|flag|case-/iu.test(address))).toEqual([]);
});
