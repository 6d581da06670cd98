import type { Page } from '@playwright/test';
import { pages } from '../../schemas/urls.ts';
import { type PageEdits, pageEdits } from '../reader/page-edits.ts';
import { followLink } from './follow-link.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleConfig } from './sample.ts';

/** A page of each type. */
const addresses: readonly string[] = [
  pages.home,
  pages.search,
  pages.announcements,
  pages.capabilities,
  '/product-capabilities/accounting',
  pages.categories,
  pages.signIn,
  pages.notFound,
  '/how-to/nowhere',
  pages.ideas,
  ...Object.values(articleOfType).map(({ url }) => url),
];

/** One whose text is not in its data, one whose text is, and one that a host serves for any address. */
const edited: readonly string[] = [articleOfType.kbHowTo.url, pages.announcements, '/how-to/nowhere'];

/** React tells of another page than the prerendered one; the router of what breaks; the browser of missing pages. */
const toldByReact = /Minified React error|React Router caught|TypeError/u;

test.use({
  allowed: new RegExp(`${toldByReact.source}|status of 404`, 'u'),
  viewport: { width: 1280, height: 900 },
  // the site is built by another clock, in another language
  timezoneId: 'Pacific/Kiritimati',
  locale: 'ar-EG',
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});

/** Every flag is another one than the prerendered pages have. */
const flags = { ...(sampleConfig()['flags'] as object), chat: false, searchAutosubmit: true };
const config = { flags, services: { flags: '/flags', log: '/Log/Send' }, consent: true };
const changedFlags = {
  fullHeader: false,
  toastHotkey: false,
  searchAutosubmit: false,
  quickAnswer: false,
  chat: true,
};

const profile = {
  visitorId: 'v',
  tenantName: 't',
  userName: 'u',
  userDisplayName: 'Ana%20Ruiz',
  email: 'a@b.example',
};

/** What the browser keeps of a reader who has been here before, partly unreadable. Runs in the page. */
function plantState(): void {
  if (!location.protocol.startsWith('http')) return;
  const kept = {
    'fieldbook-consent': 'yes',
    'fieldbook-open-parts': '[{"no": "list"',
    'fieldbook-chat': '{"messages": 5}',
    'fieldbook-chat-open': 'yes',
    'fieldbook-chat-draft': 'How do I take a payment?',
    'fieldbook-reloaded-at': 'yesterday',
    'help-widget-deflected-cases': '{"not": "a list"}',
  };
  for (const storage of [localStorage, sessionStorage])
    for (const [key, value] of Object.entries(kept)) storage.setItem(key, value);
  history.replaceState({ idx: 'none', key: 5, usr: 'planted' }, '');
}

/** Edits the page once it is whole and before its scripts run, as the document's plan says. Runs in the page. */
function plantEdits(edits: PageEdits): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const wordsNow = () => {
    const main = document.querySelector('main:not([hidden])');
    if (main === null) return [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode() !== null) words.push(...(texts.currentNode.nodeValue ?? '').split(/\s+/u));
    return words.filter((word) => word !== '').map((word) => word.toLowerCase());
  };
  Reflect.set(window, 'wordsNow', wordsNow);
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    Reflect.set(window, 'wordsBefore', wordsNow());
    const plan = document.querySelector('meta[name=plan]')?.getAttribute('content');
    const planned = plan === 'harmless' || plan === 'structural' ? edits[plan] : {};
    for (const edit of Object.values(planned)) edit();
  });
}

type Plan = keyof PageEdits | 'unusable data';

/** Opens a page whose documents all arrive with a plan, and where that is the plan with data that the reader cannot use. */
async function openWith(page: Page, plan: Plan, address: string): Promise<void> {
  await page.route('**/flags', (route) => route.fulfill({ json: changedFlags }));
  await page.route('**/auth/profile', (route) => route.fulfill({ json: profile }));
  await page.route(
    ({ pathname }) => !/\.\w+$/u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace('<head>', `<head><meta name="plan" content="${plan}">`);
      const unusable = html.replace('"footer":{', '"footer":null,"lost":{');
      return route.fulfill({ response, body: plan === 'unusable data' ? unusable : html });
    },
  );
  await page.goto(address);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(plantState);
  await page.addInitScript(`(${String(plantEdits)})((${String(pageEdits)})())`);
  await page.clock.setFixedTime('2031-01-01T08:00:00Z');
});

/** The share of the words of the prerendered main part that it still has, and what failed. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const now = new Set((Reflect.get(window, 'wordsNow') as () => string[])());
    const before = Reflect.get(window, 'wordsBefore') as string[];
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    const failures = alerts.filter((words) => words !== ''); // some wait for what they will tell
    return { share: before.filter((word) => now.has(word)).length / before.length, failures };
  });

async function expectReadable(page: Page): Promise<void> {
  const { share, failures } = await shown(page);
  expect(failures).toEqual([]);
  // who has signed in is not asked to
  expect(share).toBeGreaterThan(0.8);
}

/** What React, the router and the browser say. */
function hear(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => told.push(message.text()));
  return told;
}

for (const address of addresses) {
  test(`nothing that differs from the prerendered page takes it away from its reader: ${address} [OP-4]`, async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf({ config });
    const told = hear(page);
    await openWith(page, 'harmless', site + address);
    await hydrated(page);
    await expectReadable(page);
    expect(told.filter((message) => toldByReact.test(message))).toEqual([]);
  });
}

for (const address of edited) {
  test(`another page than the prerendered one can be read and left: ${address} [OP-4]`, async ({
    page,
    siteOf,
  }) => {
    await openWith(page, 'structural', (await siteOf({ config })) + address);
    await hydrated(page);
    await expectReadable(page);
    await followLink(page, pages.categories);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
  });
}

test('a page with data that the reader cannot use can be read, and its links lead on [OP-4]', async ({
  page,
  siteOf,
}) => {
  const told = hear(page);
  await openWith(page, 'unusable data', (await siteOf({ config })) + articleOfType.kbHowTo.url);
  await expect.poll(() => told.some((message) => message.includes('TypeError'))).toBe(true);
  await expectReadable(page);
  await page.locator(`footer a[href="${pages.categories}"]`).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All categories');
});
