import type { Page } from '@playwright/test';
import { expectNoBarriersInEitherScheme } from './axe.ts';
import { answerList } from './harness/allow-lists.ts';
import type { ShownAnswer } from './harness/answers.tsx';
import { faultsOnPage } from './harness/faults-on-page.ts';
import { anyPicture, openGuarded, policyWith } from './harness/open-guarded.ts';
import { expect, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { addressesIn, notRun, vectors } from './xss-vectors.ts';

/** A development build says that there are tools for it. */
test.use({ allowed: /React DevTools/u });

declare global {
  interface Window {
    showAnswers: (answers: readonly ShownAnswer[]) => void;
  }
}

const openAnswers = (page: Page) =>
  openGuarded(page, 'answers', { shows: 'showAnswers', headers: policyWith(anyPicture) });

const show = (page: Page, answers: readonly ShownAnswer[]) =>
  page.evaluate((list) => window.showAnswers(list), answers);

const howTo = articleOfType.kbHowTo;
const faq = articleOfType.kbFaq;

const realistic: ShownAnswer = {
  markdown: `You can refund a card payment **for 90 days** after it was taken &ndash; no later.

## Refund from the job

1. Open the job and select *Payments*.
2. Choose the payment, then press \`Refund\`. [${howTo.title}](${howTo.url}) shows the button.
3. Enter the amount. A part of it is enough:
   - the customer gets a receipt by email
   - the invoice is open again

## How long it takes

| Card | Business days | What the customer sees on the statement | What you see |
| --- | --- | --- | --- |
| Visa, Mastercard | 3 to 5 | the name of your company, then REFUND | a payout less |
| American Express | 5 to 7 | a credit without a name | a payout less |

> A refund cannot be undone.

\`\`\`
POST /v2/payments/8812/refunds { "amount": 125.00, "reason": "the part was under warranty after all" }
\`\`\`

The [rules for banks](https://www.example.com/refunds) say more, [this page](/how-to/that-never-was) is gone, and so is ![a picture](https://evil.example/pixel.png).`,
  scoredUrls: [
    { url: howTo.url, score: 0.92, title: 'What the service calls it' },
    { url: '/faq/payments-faq#refunds', score: 0.71, title: 'Payments FAQ' },
    { url: faq.url, score: 0.64, title: undefined },
    { url: 'https://www.example.com/refunds', score: 0.4, title: 'Refund rules for banks' },
    { url: '/how-to/that-never-was', score: 0.99, title: 'That never was' },
    { url: 'javascript:alert(1)', score: 0.98, title: 'Run me' },
  ],
};

test('an answer reads well while it comes and on the narrowest phone; its links are pages that exist', async ({
  page,
}) => {
  const events = await openAnswers(page);
  await show(page, [realistic, { markdown: 'There is a **discount**, I think.', scoredUrls: [] }]);
  const answer = page.getByRole('region', { name: 'Answer 1' });
  await expect(answer.getByRole('heading', { level: 3 })).toHaveText([
    'Refund from the job',
    'How long it takes',
  ]);
  await expect(answer.getByRole('link', { name: howTo.title }).first()).toHaveAttribute('href', howTo.url);
  await expect(answer.getByText('taken – no later')).toBeVisible();
  const elsewhere = answer.getByRole('link', { name: 'rules for banks (www.example.com)' });
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(answer.getByText('this page is gone')).toBeVisible();
  await expect(answer.getByRole('link', { name: /this page|that never was|run me/iu })).toHaveCount(0);

  const sources = answer.getByRole('list', { name: 'Sources' }).getByRole('link');
  await expect(sources).toHaveCount(4);
  await expect(sources.nth(0)).toHaveAttribute('href', howTo.url);
  await expect(sources.nth(0)).toContainText(howTo.title);
  await expect(sources.nth(1)).toHaveAttribute('href', '/faq/invoices-and-payments-faq#refunds');
  await expect(sources.nth(3)).toHaveAccessibleName(
    /Refund rules for banks www\.example\.com \(opens in a new window\)/u,
  );

  const unverified = page.getByRole('region', { name: 'Answer 2' });
  await expect(answer.getByText('We could not confirm')).toHaveCount(0);
  await expect(unverified.getByText('We could not confirm this answer')).toBeVisible();
  await expect(unverified.getByRole('link', { name: 'Search the help center' })).toHaveAttribute(
    'href',
    '/search',
  );
  await expectNoBarriersInEitherScheme(page);

  await page.setViewportSize({ width: 320, height: 700 });
  await show(page, [{ ...realistic, markdown: `${realistic.markdown}\n\n${'unbroken'.repeat(40)}` }]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const table = page.getByRole('region', { name: /Card, Business days/u });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

  const shown = await page.evaluate((markdown) => {
    const texts: string[] = [];
    for (let length = 1; length < markdown.length; length += 11) {
      window.showAnswers([{ markdown: markdown.slice(0, length), scoredUrls: [], isComing: true }]);
      texts.push(document.querySelector('section')?.innerText ?? '');
    }
    return texts;
  }, realistic.markdown);
  expect(new Set(shown).size).toBeGreaterThan(50);
  const halves = /\*\*|\]\(|https?:|!\[|\| -/u;
  expect(
    shown.filter((text) => halves.test(text)),
    'half of a mark or an address',
  ).toEqual([]);
  await expect(page.getByRole('link')).toHaveCount(0);
  expect(events).toEqual([]);
});

/** Each vector as a text and as the title of a source, and every address in them as a link, a picture and a source. */
const asAnswers: readonly ShownAnswer[] = [
  ...vectors.map(({ input }) => ({
    markdown: input,
    scoredUrls: [{ url: 'https://www.example.com/', score: 1, title: input }],
  })),
  ...[...new Set(vectors.flatMap(addressesIn))].map((url) => ({
    markdown: `[words](${url}) [more](<${url.replace(/[<>\n]/gu, '')}>) <${url}> ![words](${url})`,
    scoredUrls: [{ url, score: 1, title: 'A source' }],
  })),
];

test(`no vector of a known attack runs in an answer, a link or a source${notRun}`, async ({ page }) => {
  test.skip(notRun !== '');
  expect(vectors).toHaveLength(725);
  const events = await openAnswers(page);
  await show(page, asAnswers);
  await expect(page.locator('main > section')).toHaveCount(asAnswers.length); // by their names it takes seconds
  expect(await faultsOnPage(page, 'section', answerList)).toEqual([]);
  expect(events).toEqual([]);
});
