import type { Page } from '@playwright/test';
import { ask, openChat } from './chat.ts';
import { open } from './open-page.ts';
import { breakPage, hasStore, hidePage, keptMessages } from './page-log.ts';
import { expect, test } from './quiet-page.ts';

// The reader against real services: nothing between them stands in for anything.

const article = '/how-to/take-a-payment';
const main = (page: Page) => page.getByRole('main');

/** Signs in on the page of the preview, or of the proxy in front of the server, and comes back to a path. */
async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(`/Auth/Customer?returnUrl=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(path);
}

/** The statuses with which services have answered what was posted, by path. */
function statusesOn(page: Page): Map<string, number> {
  const statuses = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().method() === 'POST')
      statuses.set(new URL(response.url()).pathname, response.status());
  });
  return statuses;
}

test('a reader who has signed in gets a quick answer with its sources and votes on it. The chat answers, takes a vote and ends [QA-1] [QA-3] [CH-1] [CH-2] [CH-3] [SV-1] @serve', async ({
  page,
}) => {
  const statuses = statusesOn(page);
  await signIn(page, '/search?q=How+do+I+take+a+payment%3F');
  const answer = main(page).getByRole('region', { name: 'Quick answer' });
  await expect(answer).toContainText('take a payment');
  await expect(answer.getByRole('link', { name: 'Take a payment' })).toHaveAttribute('href', article);
  await answer.getByRole('button', { name: 'Yes, this answer helped' }).click();
  await expect(answer.getByRole('status').filter({ hasText: 'Thanks for your feedback.' })).toBeVisible();
  await expect.poll(() => statuses.get('/api/QuickAnswer/vote')).toBe(204);

  const chat = await openChat(page);
  await ask(chat, 'How do I take a payment?');
  await expect(chat.messages.last().getByRole('link', { name: 'Take a payment' })).toBeVisible();
  await chat.log.getByRole('button', { name: 'Yes, this answer helped' }).click();
  await expect.poll(() => statuses.get('/api/Chat/bot-message-feedback')).toBe(204);
  await chat.end.click();
  await expect(chat.panel.getByText('This conversation has ended.')).toBeVisible();
  await expect.poll(() => statuses.get('/api/Chat/close-session')).toBe(204);
});

test('a page in another language finds and quotes pages in that language [ML-1] [SR-10] [QA-1] [SV-1] @serve', async ({
  page,
}) => {
  await signIn(page, '/es-mx/search?q=cobrar+un+pago');
  await expect(main(page).getByRole('article').first()).toContainText('Cobrar un pago');
  await expect(main(page).getByRole('region', { name: 'Respuesta rápida' })).toContainText('Cobrar un pago');
});

test('what goes wrong on a page comes to the log [OP-1] [SV-1] @serve', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => hasStore(page)).toBe(true);
  await breakPage(page, 'It broke.');
  await expect.poll(() => keptMessages(page)).toEqual(['It broke.']);
  const sent = page.waitForResponse('**/Log/Send');
  await hidePage(page);
  expect((await sent).status()).toBe(204);
  await expect.poll(() => keptMessages(page)).toEqual([]);
});
