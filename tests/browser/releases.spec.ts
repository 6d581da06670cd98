import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { markedPages } from './releases/build-releases.ts';
import { follow, heading, headingOf } from './releases/follow.ts';
import { marksOn } from './releases/marks-on-page.ts';
import { expect, test } from './releases/releases-test.ts';

const { howTo, faq, notes } = markedPages;

test.use({ serviceWorkers: 'block' });
test.slow(true, 'releases are built');

/** As a reader who pays for every byte: what is loaded ahead would open the bundle before the test does. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }),
);

test('a tab that stays open during releases continues with its own version', async ({ page, host }) => {
  await open(page, host.address + howTo.url);
  expect(await follow(page, notes.url, headingOf('notes', 1))).toBe('page');
  host.current = 5;
  expect(await follow(page, faq.url, headingOf('faq', 1))).toBe('page');
  expect(await marksOn(page)).toEqual(['faq:1', 'frame:1', 'scripts:1', 'style:1']);
  await page.reload();
  await expect(heading(page)).toHaveText(headingOf('faq', 6));
});

test('one whose page is unchanged in the newer version continues with that', async ({ page, host }) => {
  await open(page, host.address + howTo.url);
  host.current = 1;
  expect(await follow(page, faq.url, headingOf('faq', 2))).toBe('page');
  expect(await marksOn(page)).toEqual(['faq:2', 'frame:1', 'scripts:1', 'style:1']);
});

test('one whose article, scripts or frame changed loads the next page as a whole', async ({ page, host }) => {
  await open(page, host.address + howTo.url);
  const changes = [
    { what: 'article', release: 2, next: 'faq', shown: 2 },
    { what: 'scripts', release: 3, next: 'howTo', shown: 3 },
    { what: 'frame', release: 4, next: 'faq', shown: 2 },
  ] as const;
  for (const { what, release, next, shown } of changes) {
    await page.evaluate(() => sessionStorage.clear()); // it has not been loaded anew just before
    host.current = release;
    expect(await follow(page, markedPages[next].url, headingOf(next, shown)), what).toBe('document');
  }
  await page.waitForLoadState('networkidle');
  expect(host.documents).toHaveLength(1 + changes.length);
});

test('suggestions of another version than the page do not come', async ({ page, host }) => {
  await page.goto(host.address + howTo.url);
  host.current = 2;
  const asked = page.waitForResponse(/\/bundle\/manifest\.json$/u);
  await page.getByRole('combobox').first().fill(faq.title.slice(0, 12));
  await asked;
  await page.waitForLoadState('networkidle');
  expect(await follow(page, notes.url, headingOf('notes', 1))).toBe('document');
  await page.getByRole('combobox').first().fill(faq.title.slice(0, 12));
  await expect(page.getByRole('option').filter({ hasText: '(faq:2)' })).toBeVisible();
});

test('where the host has lost a version’s files, the new version is loaded as a whole, once', async ({
  page,
  host,
}) => {
  host.keepsEarlier = false;
  await open(page, host.address + howTo.url);
  await follow(page, notes.url, headingOf('notes', 1));
  host.current = 5;
  expect(await follow(page, faq.url, headingOf('faq', 6))).toBe('document');
  await page.waitForLoadState('networkidle');
  expect(host.documents).toEqual([howTo.url.slice(1), faq.url.slice(1)]);
});

test('a script of a page that is gone with its version is no dead end', async ({ page, host }) => {
  host.keepsEarlier = false;
  await open(page, host.address + howTo.url);
  host.current = 3;
  await followLink(page, '/announcements');
  await expect(heading(page)).toHaveText('Announcements');
  await page.waitForLoadState('networkidle');
  expect(host.documents).toEqual([howTo.url.slice(1), 'announcements']);
  expect(await marksOn(page)).toEqual(['frame:1', 'news:3', 'scripts:4', 'style:4']);
});

test('a release that lacks a file itself does not turn in circles, and says what to do', async ({
  page,
  host,
}) => {
  host.fault = (path) => (path.startsWith('bundle/articles/') ? null : undefined);
  await open(page, host.address + howTo.url);
  await follow(page, faq.url, headingOf('faq', 1));
  await followLink(page, notes.url);
  await expect(heading(page)).toHaveText('A part of this page is missing');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(host.documents).toEqual([howTo.url.slice(1), faq.url.slice(1)]);
});

test('a file that has another hash for good is not shown, and the page says what to do', async ({
  page,
  host,
}) => {
  host.fault = (path, bytes) =>
    path.startsWith('bundle/articles/')
      ? Buffer.from(bytes.toString().replaceAll('(faq:1)', '(faq:9)'))
      : undefined;
  await open(page, host.address + howTo.url);
  await followLink(page, faq.url);
  await expect(heading(page)).toHaveText('A part of this page could not be read');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading(page)).toHaveText(headingOf('faq', 1));
});

test('a page whose scripts are missing reloads itself, and stays readable', async ({ page, host }) => {
  host.fault = (path) => (path.startsWith('assets/take-over-') ? null : undefined);
  await page.goto(host.address + faq.url);
  await expect.poll(() => host.documents.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveText(headingOf('faq', 1));
  expect(host.documents).toHaveLength(2);
});
