import { followLink } from './follow-link.ts';
import { desktop } from './frame.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, entryOf, partConfig, sampleExport } from './sample.ts';
import { onlyPages } from './small-space.ts';

/** A part of the sample in its Spanish alone. */
const spanish = () => ({
  exported: onlyPages([articleOfType.articleProblemSolution.id], undefined, [
    'announcement',
    'announcementType',
  ]),
  config: { ...partConfig, locale: 'es-MX' },
});

test('a site in Spanish speaks Spanish, before scripts run and after, in its articles and their contents [OP-6] [TC-1]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(spanish());
  const html = await (await page.request.get(`${site}/announcements`)).text();
  expect(html).toContain('>Anuncios</h1>');

  await page.setViewportSize(desktop);
  await open(page, `${site}/announcements`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anuncios');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^[A-Z][a-z]+ de 2026$/u);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ anuncios$/u);
  const logIn = page.getByRole('link', { name: 'Iniciar sesión' }).first();
  expect(await logIn.evaluate((link) => link.scrollWidth <= link.clientWidth)).toBe(true);
  await logIn.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^¡Le damos la bienvenida/u);

  const slug = String(
    entryOf(sampleExport(), articleOfType.articleProblemSolution.id).fields['url']?.['es-MX'],
  );
  await followLink(page, `${site}/problem-solution/${slug}`);
  for (const title of ['Problema', 'Solución']) {
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: title })).toBeVisible();
  }
});
