import { expect, test } from './article-space/article-test.ts';
import { changeFile } from './change-file.ts';

test('an unknown type and a bare link show nothing, and the rest of the page stays [AR-15]', async ({
  open,
  page,
}) => {
  await changeFile(
    page,
    ({ url }) => url === '/how-to/short-1',
    (text) => {
      const article = JSON.parse(text) as { node: { fields: Record<string, unknown> } };
      article.node.fields['spotlightBoxes'] = [
        { type: 'kbPoem', id: 'poem', fields: { title: 'A poem' } },
        { id: 'link', sys: { type: 'Link' } },
      ];
      return JSON.stringify(article);
    },
  );
  await open('/how-to/long-how-to');
  await page.getByRole('article').getByRole('link', { name: 'a short article' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Short article 1');
  await expect(page.getByRole('article')).toContainText('Schedule the visit');
  await expect(page.getByRole('article')).not.toContainText('A poem');
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a text shows embedded tables, snippets, code, boxes, videos and files in place. A spotlight box without a kind is an info box [AR-14] [AR-16]', async ({
    open,
    page,
  }) => {
    await open('/how-to/tables');
    const text = page.getByRole('article');
    await expect(text.getByText('A shared sentence.')).toBeVisible();
    await expect(text.getByRole('region', { name: 'A job' })).toContainText('"job"');
    const bar = text.getByRole('figure').locator('figcaption', { hasText: 'JSON' });
    await expect(bar, 'at the top of its box').toHaveCSS('margin-top', '0px');
    await expect(text.getByRole('table')).toHaveCount(5);
    await open('/how-to/embedded');
    for (const name of [
      'Embedded section',
      'Embedded way',
      'Embedded term',
      'Embedded question',
      'Embedded box',
    ]) {
      await expect(text.getByRole('heading', { name })).toBeVisible();
    }
    const question = text.getByRole('group').filter({ hasText: 'Embedded question' });
    await expect(question, 'as where no text embeds it').toHaveCSS('padding-top', '0px');
    for (const words of ['Embedded group', 'Embedded note', 'Embedded release', 'Only a remark.']) {
      await expect(text.getByText(words, { exact: true }).first()).toBeVisible();
    }
    await expect(text.getByRole('link', { name: 'Play video: What is new' })).toBeVisible();
    await expect(text.getByRole('link', { name: 'Short article 1 How to Guide' })).toBeVisible();

    await open('/how-to/boxes');
    const note = (words: string) => page.getByRole('note').filter({ hasText: words });
    await expect(note('An info.')).toHaveAccessibleName('Good to know');
    await expect(note('For owners.')).toHaveAccessibleName('Who uses this feature');
    await expect(note('A note.')).toHaveAccessibleName('Note');
    await expect(note('A disclaimer.')).toHaveAccessibleName('Disclaimer');
    await expect(note('Of no kind.')).toHaveAccessibleName('Good to know');
    const colours = await page
      .getByRole('note')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(new Set(colours).size).toBe(4);
  });

  test('a card leads to each page among the parts of an article, as high as its words [MP-2]', async ({
    open,
    page,
  }) => {
    await open('/articles/with-pages');
    const cards = page.getByRole('article').getByRole('link', { name: /^Short article \d/u });
    await expect(cards).toHaveCount(2);
    const heights = await cards.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(...heights)).toBeLessThan(200);
  });

  const barePages = [
    ['/how-to/bare', ['Bare']],
    ['/faq/bare-faq', ['No questions']],
    ['/glossary/bare-glossary', ['No terms']],
    ['/landing-page/bare-landing', ['Nothing on it']],
    ['/problem-solution/bare-problem', ['No solution', 'Problem']],
  ] as const;

  test('no page has a heading, box, list or letters without content [AR-20]', async ({ open, page }) => {
    for (const [path, headings] of barePages) {
      await open(path);
      const text = page.getByRole('article');
      await expect.soft(text.getByRole('heading'), path).toHaveText(headings);
      await expect.soft(text.getByRole('note'), path).toHaveCount(0);
      await expect.soft(page.getByRole('navigation', { name: 'Letters' }), path).toHaveCount(0);
      const hollow = await text.locator('div, section, ul, p').evaluateAll((all) =>
        all
          .filter((one) => one.childElementCount === 0 && one.textContent?.trim() === '')
          .filter((one) => one.closest('footer') === null)
          // the text's own container stays, for what comes after it
          .filter((one) => one.parentElement?.localName !== 'article')
          .map((one) => one.outerHTML),
      );
      expect.soft(hollow, path).toEqual([]);
    }
  });
});
