import { execFile } from 'node:child_process';
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { entry, howTo, text } from '../pipeline/builders.ts';
import { doc, exportOf, h, hyperlink, p } from '../pipeline/documents.ts';
import { translated } from '../pipeline/translated.ts';
import { expectNoBarriers } from './axe.ts';
import { banner, desktop, overflowOf, phone } from './frame.ts';
import { hydrated, open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { type ReleasesHost, serveReleases } from './releases/serve-releases.ts';

const locales = [
  { code: 'en-US', name: 'English', default: true, fallbackCode: null },
  { code: 'es-MX', name: 'Spanish', fallbackCode: 'en-US' },
  { code: 'ar', name: 'Arabic', fallbackCode: 'en-US' },
];

const add = translated(
  howTo('add', 'Add a technician', {
    url: 'add',
    introduction: doc(h(2, 'Profile'), p('Start ', hyperlink('/how-to/remove', 'here'), '.')),
  }),
  {
    'es-MX': {
      title: 'Agregar un técnico',
      url: 'agregar',
      introduction: doc(h(2, 'Perfil'), p('Empiece.')),
    },
    ar: { title: 'إضافة فني', url: 'idafa', introduction: text('ابدأ من هنا.') },
  },
);
const remove = howTo('remove', 'Remove a technician', {
  url: 'remove',
  introduction: text('Choose Remove.'),
});
const area = translated(entry('productArea', 'area', { title: 'Dispatch', url: 'dispatch' }), {
  'es-MX': { title: 'Despacho', url: 'despacho' },
});
const skill = translated(
  entry('kbCapability', 'board', {
    title: 'Board',
    url: 'board',
    productArea: { sys: { type: 'Link', linkType: 'Entry', id: 'area' } },
  }),
  { 'es-MX': { title: 'Tablero', url: 'tablero' } },
);

const config = { locales: locales.map(({ code }) => code), services: {}, search: {} };
const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));

let folder: string;
let host: ReleasesHost;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-menu-'));
  await writeFile(
    join(folder, 'export.json'),
    JSON.stringify(exportOf([add, remove, area, skill], { locales })),
  );
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, [command, 'build', '--out', 'site'], { cwd: folder });
  host = await serveReleases([{ folder: await realpath(join(folder, 'site')), marks: {} as never, command }]);
});
test.afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

const menu = (page: Page) => banner(page).locator('summary');
const linkTo = (page: Page, language: string) =>
  banner(page).locator('details').getByRole('link', { name: language });
const choose = async (page: Page, language: string) => {
  await menu(page).click();
  await linkTo(page, language).click();
  await hydrated(page);
};
const path = (page: Page) => new URL(page.url()).pathname;

test('the menu keeps the place on the page, follows the page within the site, and closes as menus do', async ({
  page,
}) => {
  await open(page, `${host.address}/how-to/add#profile`);
  await page.getByRole('link', { name: 'here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Remove a technician');
  await menu(page).click();
  await expect(linkTo(page, 'Español')).toHaveAttribute('href', '/es-mx/how-to/remove');
  await page.keyboard.press('Escape');
  await expect(linkTo(page, 'Español')).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hydrated(page);
  expect(path(page)).toBe('/es-mx/how-to/remove');
  await expect(page.getByText('Su texto está en inglés.')).toBeVisible();
  await page.goto(`${host.address}/how-to/add#profile`);
  await choose(page, 'Español');
  expect(new URL(page.url()).hash).toBe('#profile');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the menu opens and leads to the translation [ML-2]', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${host.address}/how-to/add`);
    await menu(page).click();
    await linkTo(page, 'Español').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agregar un técnico');
  });
});

test('the open menu and a page from right to left have no barriers, and nothing overflows', async ({
  page,
}) => {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    await open(page, `${host.address}/ar/how-to/idafa`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await menu(page).click();
    expect(await overflowOf(page)).toBe(0);
    await expectNoBarriers(page, { state: `${size.width}`, within: 'header', colours: 'none' });
  }
});
