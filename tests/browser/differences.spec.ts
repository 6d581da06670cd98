import type { Page } from '@playwright/test';
import { pages } from '../../schemas/urls.ts';
import { type PageEdits, pageEdits } from '../reader/page-edits.ts';
import { answerRequests } from './answer-requests.ts';
import { followLink } from './follow-link.ts';
import { hydrated } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType, sampleConfig } from './sample.ts';

/**
 * A page of each kind that the clock, the language, what is kept or the flags could change. `take-over.test.tsx` has each edit on
 * an article, and all of them on pages of the other kinds.
 */
const addresses: readonly string[] = [
  pages.home,
  pages.search,
  pages.announcements,
  '/product-capabilities/accounting',
  '/how-to/nowhere',
  articleOfType.kbHowTo.url,
  articleOfType.kbFaq.url,
  articleOfType.kbReleaseNotes.url,
];

/** One whose text is not in its data, and one that a host serves for any address. */
const edited: readonly string[] = [articleOfType.kbHowTo.url, '/how-to/nowhere'];

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
const config = {
  flags,
  services: { ...(sampleConfig()['services'] as object), flags: '/flags' },
  consent: true,
};
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

type Plan = keyof PageEdits | 'unusable data';

/** Edits every page once it is whole and before its scripts run, as planned. Runs in the page. */
function plantEdits(edits: PageEdits, plan: Plan): void {
  if (!location.protocol.startsWith('http')) return; // a frame of the edits
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const wordsNow = () => {
    const main = document.querySelector('main:not([hidden])');
    if (main === null) return [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode() !== null) words.push(...(texts.currentNode.nodeValue ?? '').split(/\s+/u));
    return words.filter((word) => word !== '').map((word) => word.toLowerCase());
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has only this function
  const loseFooter = () => {
    // not the script's own text, which Trusted Types guards
    const text = document.getElementById('fieldbook-data')?.firstChild;
    if (text) text.nodeValue = (text.nodeValue ?? '').replace('"footer":{', '"footer":null,"lost":{');
  };
  Reflect.set(window, 'wordsNow', wordsNow);
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    Reflect.set(window, 'wordsBefore', wordsNow());
    if (plan === 'unusable data') loseFooter();
    else for (const edit of Object.values(edits[plan])) edit();
  });
}

const json = (value: unknown) => ({ contentType: 'application/json', body: JSON.stringify(value) });

/** Has the services of a site answer, and every page that opens be edited. */
async function planEdits(page: Page, site: string, what: Plan): Promise<void> {
  await answerRequests(page, `${site}/flags`, () => json(changedFlags));
  await answerRequests(page, `${site}/auth/profile`, () => json(profile));
  await page.addInitScript(`(${String(plantEdits)})((${String(pageEdits)})(), ${JSON.stringify(what)})`);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(plantState);
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

async function expectReadable(page: Page, address: string): Promise<void> {
  const { share, failures } = await shown(page);
  expect(failures, address).toEqual([]);
  // who has signed in is not asked to
  expect(share, address).toBeGreaterThan(0.8);
}

/** What React, the router and the browser say. */
function hear(page: Page): string[] {
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => told.push(message.text()));
  return told;
}

test(`nothing that differs from the prerendered page takes it away from its reader: ${addresses.join(', ')} [OP-4]`, async ({
  page,
  siteOf,
}) => {
  const site = await siteOf({ config });
  const told = hear(page);
  await planEdits(page, site, 'harmless');
  for (const address of addresses) {
    await page.goto(site + address);
    await hydrated(page);
    await expectReadable(page, address);
    expect(
      told.splice(0).filter((message) => toldByReact.test(message)),
      address,
    ).toEqual([]);
  }
});

test('another page than the prerendered one can be read and left [OP-4]', async ({ page, siteOf }) => {
  const site = await siteOf({ config });
  await planEdits(page, site, 'structural');
  for (const address of edited) {
    await page.goto(site + address);
    await hydrated(page);
    await expectReadable(page, address);
    await followLink(page, pages.categories);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics');
  }
});

test('a page with data that the reader cannot use can be read, and its links lead on [OP-4]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf({ config });
  const told = hear(page);
  await planEdits(page, site, 'unusable data');
  await page.goto(site + articleOfType.kbHowTo.url);
  await expect.poll(() => told.some((message) => message.includes('TypeError'))).toBe(true);
  await expectReadable(page, 'unusable data');
  await page.locator(`footer a[href="${pages.categories}"]`).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Topics');
});
