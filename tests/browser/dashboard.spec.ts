import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { serveFolder } from '../bench/web/serve-folder.ts';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { faultySite } from './faulty-sample.ts';
import { expect, test } from './quiet-page.ts';
import { sampleConfig } from './sample.ts';
import { onlyPages } from './small-space.ts';

/** A page of each kind. */
const lists = [
  'preview',
  'preview/findings',
  'preview/findings?page=/how-to/add-a-technician&text=board',
  'preview/findings?text=no+such+words',
  'preview/readers',
  'preview/entries',
  'preview/entries?text=no+such+words',
  'preview/changes',
  'preview/unreachable',
  'preview/queries',
  'preview/faults',
  'preview/theme',
  'preview/entry/hwAddTechnician',
  'preview/rules',
  'preview/rules/links/broken-page',
];

test('axe finds nothing on the dashboard and its lists, and nothing reaches out of the window [PL-5]', async ({
  page,
  siteOf,
}) => {
  test.slow();
  const address = await siteOf(faultySite);
  // the theme's page shows it in small, if it is in sight in time, and browsers say that its document is missing
  await page.route(/\/no-such-page/u, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Small</title>' }),
  );
  for (const path of lists) {
    await page.goto(`${address}/${path}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path}, ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.evaluate(leaveTwoOfEachKind);
    await expectNoBarriersInEitherScheme(page, { state: path });
  }
});

/** Takes items away that are built like two before them: each takes axe as long as the first. Runs in the page. */
function leaveTwoOfEachKind(): void {
  for (const list of document.querySelectorAll('ul, ol, tbody')) {
    const counts = new Map<string, number>();
    for (const item of list.querySelectorAll<HTMLElement>(':scope > *')) {
      const parts = [item, ...item.querySelectorAll('*')];
      const kind = parts.map(({ localName, className }) => `${localName}.${className}`).join(' ');
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count > 2) item.dataset['surplus'] = '';
    }
  }
  for (const item of document.querySelectorAll('[data-surplus]')) item.remove();
}

const errorsOn = (page: Page) =>
  page.getByRole('list', { name: 'Findings by severity' }).getByRole('link', { name: 'errors' });

test('a number of the dashboard leads to its list, which can be narrowed and leads to Contentful and the rule', async ({
  page,
  siteOf,
}) => {
  const address = await siteOf(faultySite);
  await page.goto(`${address}/preview`);
  const errors = Number((await errorsOn(page).innerText()).replaceAll(/\D/gu, ''));
  expect(errors).toBeGreaterThan(10);
  await errorsOn(page).click();
  await expect(page.getByRole('status')).toHaveText(`${errors} findings`);
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('link', { name: /Edit in Contentful/u })).toHaveAttribute(
    'href',
    /^https:\/\/app\.contentful\.com\/spaces\/fb7sample0space\//u,
  );

  await page.getByRole('combobox', { name: 'Changed last by' }).selectOption('Ana Ruiz');
  await expect(page).toHaveURL(/person=Ana\+Ruiz$/u);
  await expect(page.getByRole('combobox', { name: 'Changed last by' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Content type' }).selectOption('How-to section');
  await expect(page).toHaveURL(/\?(?=.*severity=error)(?=.*person=Ana\+Ruiz)(?=.*type=How-to\+section)/u);
  const rows = page.getByRole('main').getByRole('list').getByRole('listitem');
  const count = Number((await page.getByRole('status').innerText()).split(' ')[0]);
  await expect(rows).toHaveCount(count);
  await expect(rows.filter({ hasNotText: 'changed last by Ana Ruiz' })).toHaveCount(0);

  await rows.first().getByRole('group').locator('summary').click();
  await page.getByRole('link', { name: 'links/broken-page' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Every link within the site leads to a page',
  );
});

test('a press anywhere on a row opens its entry, and its icons lead elsewhere [PL-5]', async ({
  page,
  siteOf,
}) => {
  const address = await siteOf(faultySite);
  await page.goto(`${address}/preview/entries?type=How-to`);
  const row = page.getByRole('row', { name: /Add a technician/u }).first();
  // the link of the title covers the cell
  await row.getByRole('cell', { name: 'How-to', exact: true }).click({ force: true });
  await expect(page).toHaveURL(`${address}/preview/entry/hwAddTechnician`);
  await page.goBack();
  await row.getByRole('link', { name: 'Open its page: Add a technician' }).click();
  await expect(page).toHaveURL(`${address}/how-to/add-a-technician`);
});

test('on a phone the navigation is a menu, by keyboard too, and a choice closes it [PL-5]', async ({
  page,
  siteOf,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${await siteOf(faultySite)}/preview`);
  const menu = page.getByRole('navigation', { name: 'The preview' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu
    .getByRole('list', { name: 'Quality' })
    .getByRole('link', { name: /^Findings \d+$/u })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Findings');
  await expect(menu).toBeHidden();
});

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Fewer pages are written sooner. */
const guides = onlyPages(['hwAddTechnician', 'hwDispatchBoard'], faultySite.exported);

/** Writes a preview as files below a folder of its own, and serves that as any host of files does. */
async function shared(basePath: string) {
  const folder = await mkdtemp(join(tmpdir(), 'fieldbook-shared-'));
  const config = {
    ...sampleConfig(),
    ...faultySite.config,
    basePath,
    search: {},
  };
  await writeFile(join(folder, 'export.json'), JSON.stringify(guides));
  await writeFile(join(folder, 'fieldbook.config.json'), JSON.stringify(config));
  await cp(join(root, 'data/sample/images.ctfassets.net'), join(folder, 'images.ctfassets.net'), {
    recursive: true,
  });
  await mkdir(join(folder, 'host'));
  const out = join(folder, 'host', basePath);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'dist/cli/main.js'), 'preview', 'export.json', '--static', out.replace(/\/$/u, '')],
    { cwd: folder },
  );
  const host = await serveFolder(join(folder, 'host'));
  return {
    told: stdout,
    address: `${host.address}${basePath}`,
    close: async () => {
      host.close();
      await rm(folder, { recursive: true, maxRetries: 3 });
    },
  };
}

test('a preview that is written as files shows its pages, searches, and leads from the dashboard to them', async ({
  page,
}) => {
  test.slow();
  const { address, told, close } = await shared('/help/');
  try {
    expect(told).toMatch(/^The preview of Faulty is written to /u);
    await page.goto(`${address}preview`);
    await page.getByRole('link', { name: 'How-to', exact: true }).click();
    await page.getByRole('link', { name: 'Open its page: Add a technician', exact: true }).click();
    await expect(page).toHaveURL(`${address}how-to/add-a-technician`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a technician');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
    await page.goto(`${address}search?q=dispatch+board`);
    await expect(page.getByRole('link', { name: 'Use the dispatch board' }).first()).toBeVisible();
    await page.goto(`${address}preview/hwAddTechnician`);
    await expect(page).toHaveURL(`${address}how-to/add-a-technician`);
    await page.goto(`${address}preview/findings#rule=links/broken-page`);
    await expect(page.getByRole('status')).toHaveText(/^Showing \d+ of \d+ findings$/u);
    await expect(page.getByRole('combobox', { name: 'Rule' })).toHaveValue('links/broken-page');
  } finally {
    await page.goto('about:blank');
    await close();
  }
});
