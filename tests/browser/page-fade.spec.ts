import type { Page } from '@playwright/test';
import { followLink } from './follow-link.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { withMotion } from './with-motion.ts';

test.use(withMotion);

/** Notes each fade that the page begins. */
async function fadesOf(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const begun: string[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- it is called on the element that it is asked of
    const { animate } = Element.prototype;
    Object.assign(globalThis, { begun });
    Element.prototype.animate = function (this: Element, keyframes, options) {
      const text = document.querySelector('h1')?.textContent ?? '';
      begun.push(`${this.tagName} ${JSON.stringify(options)} ${text === '' ? 'empty' : 'with its text'}`);
      return animate.call(this, keyframes, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { begun: string[] }).begun);
}

const { url, title } = articleOfType.kbHowTo;

test('another page fades in for 120 ms with its heading in focus. Back, hashes and reduced motion do not fade', async ({
  page,
}) => {
  const fades = await fadesOf(page);
  await open(page, articleOfType.kbFaq.url);
  await followLink(page, '#main');
  await expect(page).toHaveURL(/#main$/u);
  expect(await fades()).toEqual([]);
  await followLink(page, url);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect.poll(fades).toEqual(['MAIN 120 with its text']);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: articleOfType.kbFaq.title })).toBeVisible();
  expect(await fades()).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followLink(page, '/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeFocused();
  expect(await fades()).toHaveLength(1);
});
