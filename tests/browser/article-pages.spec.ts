import { expect, test } from './article-space/article-test.ts';

test('a glossary has its terms at places; its letters stay at the top, and mark where the reader is [AR-9]', async ({
  open,
  page,
}) => {
  await open('/glossary/three-hundred-terms#term-150');
  await expect(page.getByText('Words that dispatchers use.')).toBeAttached();
  const named = page.getByRole('heading', { name: 'M-term 150' });
  await expect(named).toBeInViewport();
  await expect(named.locator('../..')).toContainText('Schedule the visit');
  const letters = page.getByRole('navigation', { name: 'Letters' });
  await letters.getByRole('link', { name: 'T', exact: true }).click();
  await expect(letters.locator('[aria-current]')).toHaveText('T');
  await expect(letters).toBeInViewport();
  const [bar, term] = await Promise.all([
    letters.boundingBox(),
    page
      .getByRole('heading', { name: /^T-term/u })
      .first()
      .boundingBox(),
  ]);
  expect(term?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(letters.locator('[aria-current]')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const scrolledBy = await letters.getByRole('list').evaluate((list) => list.scrollWidth - list.clientWidth);
  expect(scrolledBy).toBe(0); // a phone has all letters in sight
  expect((await letters.getByRole('link').first().boundingBox())?.height).toBe(44);
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  const pages = [
    ['/release-notes/spring', 'Spring release', ['Scheduling', 'Fixes', 'How to upgrade']],
    ['/how-to/hidden-contents', 'Contents only beside the text', ['Section 1', 'Part 1.1', 'Detail 1.1.1']],
    ['/landing-page/nested', 'A nested landing page', ['Outer section', 'Box closed', 'Last section']],
    ['/faq/two-questions', 'Two questions', ['What is rule 1?', 'What is rule 2?']],
    ['/glossary/three-hundred-terms', 'Three hundred terms', ['A-term 1', 'Z-term 300']],
  ] as const;

  test('each type has a page with its title and its headings [AR-1]', async ({ open, page }) => {
    for (const [path, title, headings] of pages) {
      await open(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title);
      for (const name of headings)
        await expect
          .soft(page.getByRole('article').getByRole('heading', { name, exact: true }))
          .toBeVisible();
    }
  });

  test('how-tos, problems, workflows, capabilities and resources have all their parts [AR-2] [AR-10] [AR-11] [AR-12] [AR-13] [RT-8] [AR-1]', async ({
    open,
    page,
  }) => {
    const title = page.getByRole('heading', { level: 1 });
    const text = page.getByRole('article');
    const related = page.getByRole('navigation', { name: 'Related content' });

    await test.step('an article says when it was changed, by the day in Los Angeles, if that is known', async () => {
      await open('/how-to/short-2'); // changed at five in the morning in Greenwich
      await expect(page.getByText('Last updated on 03/09/2026')).toBeVisible();
      await expect(text.locator('time')).toHaveAttribute('datetime', '2026-03-10T05:00:00.000Z');
      await open('/how-to/bare');
      await expect(title).toHaveText('Bare');
      await expect(page.getByText('Last updated')).toHaveCount(0);
    });

    await test.step('a how-to has all its parts, in the order in which they are read', async () => {
      await open('/how-to/long-how-to');
      const words = await text.innerText();
      const parts = [
        'Read a short article',
        'Owners and dispatchers.',
        'Things to know',
        'Section 1',
        'In the first section.',
        'Part 1.1',
        'Section 2',
        'Want to learn more?',
        'Ask us.',
      ];
      expect(parts.map((part) => words.indexOf(part))).toEqual(
        parts.map((part) => words.indexOf(part)).toSorted((a, b) => a - b),
      );
      expect(parts.filter((part) => !words.includes(part))).toEqual([]);
      await expect(text.locator('#section-7')).toHaveText('Section 7');
    });

    await test.step('a problem has its solution, ways with places, and related content', async () => {
      await open('/problem-solution/empty-board#way-2');
      await expect(title).toHaveText('The board stays empty');
      await expect(page.getByRole('heading', { name: 'Way 2' })).toBeInViewport();
      for (const name of ['Problem', 'Solution', 'Way 1'])
        await expect(text.getByRole('heading', { name, exact: true })).toBeVisible();
      for (const words of ['Only on tablets.', 'No jobs are shown.', 'Choose one of these ways.']) {
        await expect(text).toContainText(words);
      }
      await expect(related.getByRole('link', { name: 'Its own name' })).toHaveAttribute(
        'href',
        '/how-to/short-1',
      );
      await expect(related.getByRole('link', { name: /Another site/u })).toHaveAttribute(
        'href',
        'https://academy.example/related',
      );
    });

    await test.step('a recommended workflow numbers its steps and has related content', async () => {
      await open('/recommended-workflow/plan-a-week');
      await expect(title).toHaveText('Plan a week');
      for (const name of ['Things to know', 'Workflows'])
        await expect(text.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(page.getByText('Weeks start on Monday.')).toBeVisible();
      const steps = text.locator('ol').first().getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.first().getByRole('heading')).toHaveText('Way 1');
      await expect(related.getByRole('link')).toHaveCount(2);
    });

    await test.step('a capability has its area, its sentence, its picture and its date', async () => {
      await open('/product-capability/dispatch-board');
      await expect(title).toHaveText('Dispatch board');
      await expect(text.getByRole('link', { name: 'Dispatch', exact: true })).toHaveAttribute(
        'href',
        '/product-capabilities/dispatch',
      );
      await expect(text.getByText('See every job of the day.')).toBeVisible();
      await expect(text.getByRole('img', { name: 'What board shows' })).toBeVisible();
      await expect(text.getByText('Last updated on 03/09/2026')).toBeVisible();
    });

    await test.step('a resource has a title, a description and a date', async () => {
      await open('/resources/checklist');
      await expect(title).toHaveText('Checklist');
      await expect(text).toContainText('What to take along.');
      await expect(text).toContainText('Last updated on 03/09/2026');
    });
  });
});
