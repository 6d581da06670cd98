import type { Page } from '@playwright/test';
import { expect, test } from './article-space/article-test.ts';
import { followLink } from './follow-link.ts';

/** What opens and closes within the text, by its title. */
const part = (page: Page, title: string) =>
  page
    .getByRole('article')
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last();
const openParts = (page: Page) =>
  page.getByRole('article').getByRole('group').and(page.locator('[open]')).locator('> summary');
const hashOf = (page: Page) => new URL(page.url()).hash;

/** Where the page stands once it no longer moves. */
const settledScroll = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = -1;
        const look = () => {
          if (scrollY === last) return resolve(scrollY);
          last = scrollY;
          setTimeout(look, 200);
        };
        look();
      }),
  );

test('questions open one by one or all at once, and set the hash without a jump or a history entry. A hash opens its question, and open questions reopen after a reload and Back [AR-8] [LY-8]', async ({
  open,
  page,
}) => {
  await open('/faq/forty-questions');
  const text = page.getByRole('article');
  await expect(text.getByText('Rules change once a year.')).toBeVisible();
  await expect(text.getByText('Answers are short.')).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Category 1' })).toHaveCount(0); // uncategorized
  await expect(text.locator('#category-2')).toHaveText('Category 2');
  await expect(text.getByText('About this category.')).toBeVisible();
  await expect(openParts(page)).toHaveCount(0);

  await expect(page.getByText('40 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Open all' }).press('Enter');
  await expect(openParts(page)).toHaveCount(40); // not what opens inside an answer
  expect(hashOf(page)).toBe('');
  await page.getByRole('button', { name: 'Close all' }).press('Enter');
  await expect(openParts(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open all' })).toBeFocused();

  const steps = await page.evaluate(() => history.length);
  const question = part(page, 'What is rule 4?').locator('summary');
  await question.scrollIntoViewIfNeeded();
  const scrolled = await settledScroll(page);
  await question.click();
  await expect.poll(() => hashOf(page)).toBe('#rule-4');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await part(page, 'What is rule 5?').locator('summary').press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#rule-5');
  await expect(openParts(page)).toHaveCount(2); // several can be open
  await part(page, 'What is rule 4?').locator('summary').click();
  await expect(openParts(page)).toHaveCount(1);
  expect(hashOf(page)).toBe('#rule-5');
  await part(page, 'What is rule 5?').locator('summary').click();
  await expect.poll(() => hashOf(page)).toBe('');

  await followLink(page, '/faq/two-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two questions');
  await expect(page.getByRole('button', { name: 'Open all' })).toHaveCount(0);

  await followLink(page, '/faq/forty-questions#rule-25');
  await expect(part(page, 'What is rule 25?')).toHaveAttribute('open');
  await expect(page.getByRole('heading', { name: 'What is rule 25?' })).toBeInViewport();
  await page.evaluate(() => {
    location.hash = '#inner-box';
  });
  await expect(part(page, 'A box in an answer')).toHaveAttribute('open');
  await expect(page.getByText('What is inside.')).toBeInViewport();

  const related = page.getByRole('navigation', { name: 'Related Articles' });
  const titles = ['What is rule 8?', 'What is rule 12?'];
  await followLink(page, '/faq/two-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two questions');
  await followLink(page, '/faq/forty-questions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty questions');
  await expect(openParts(page)).toHaveCount(0); // a step of its own
  for (const title of titles) await part(page, title).locator('summary').click();
  await expect.poll(() => hashOf(page)).toBe('#rule-12');
  await page.reload();
  await expect(openParts(page)).toHaveText(titles);
  await related.getByRole('link', { name: 'Short article 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 1');
  await page.goBack();
  await expect(openParts(page)).toHaveText(titles);
  await related.getByRole('link', { name: 'Short article 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 1');
});

test('find in page opens the question that holds the words [AR-8]', async ({ open, page }) => {
  // a link to the words themselves finds them as the reader's own search does
  await open('/faq/forty-questions#:~:text=About%20this%20question');
  await expect(part(page, 'What is rule 2?')).toHaveAttribute('open');
});
