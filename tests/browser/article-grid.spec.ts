import type { Page } from '@playwright/test';
import { expect, test } from './quiet-page.ts';
import { open } from './open-page.ts';

/** An article of each type, with and without articles or contents beside it. */
const pages = [
  '/faq/vanbase-mobile-faq',
  '/glossary/field-operations-glossary',
  '/how-to/use-the-dispatch-board',
  '/landing-page/getting-started',
  '/landing-page/residential',
  '/problem-solution/job-missing-from-board',
  '/product-capability/dispatch-pro',
  '/recommended-workflow/morning-dispatch-routine',
  '/release-notes/vanbase-2026-fall',
  '/resources/system-requirements',
];

test('the text of every type begins at the same place, and its lines have 60 to 75 characters [BR-4]', async ({
  page,
}) => {
  const columns: object[] = [];
  const lines: number[] = [];
  for (const path of pages) {
    await page.setViewportSize({ width: 1600, height: 800 });
    await open(page, path);
    const wide = await columnOf(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    columns.push({ path, wide, usual: await columnOf(page) });
    lines.push(...(await page.getByRole('article').locator('p').evaluateAll(fullLines)));
  }
  expect(columns).toEqual(pages.map((path) => ({ ...columns[0], path })));
  const mean = lines.reduce((sum, each) => sum + each, 0) / lines.length;
  expect(lines.length).toBeGreaterThan(pages.length);
  expect(mean).toBeGreaterThanOrEqual(60);
  expect(mean).toBeLessThanOrEqual(75);
});

/** Where the title and the text begin, and how wide their column is. Unit: CSS pixels. */
async function columnOf(page: Page) {
  const article = await page.getByRole('article').boundingBox();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  return { left: article?.x, width: article?.width, title: title?.x };
}

/** The characters of each line but the last, of long paragraphs that have the whole column. Runs in the page. */
function fullLines(paragraphs: Element[]): number[] {
  const long = paragraphs.filter((paragraph) => (paragraph.textContent ?? '').length > 150);
  const widestPx = Math.max(...long.map((paragraph) => paragraph.getBoundingClientRect().width));
  const wide = long.filter((paragraph) => paragraph.getBoundingClientRect().width === widestPx);
  return wide.flatMap((paragraph) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    let bottom = -Infinity;
    while (texts.nextNode() !== null) {
      for (let at = 0; at < (texts.currentNode.textContent ?? '').length; at += 1) {
        range.setStart(texts.currentNode, at);
        range.setEnd(texts.currentNode, at + 1);
        const box = range.getBoundingClientRect();
        if (box.bottom > bottom + box.height / 2) lines.push(0);
        bottom = Math.max(bottom, box.bottom);
        lines.push((lines.pop() ?? 0) + 1);
      }
    }
    return lines.slice(0, -1);
  });
}
