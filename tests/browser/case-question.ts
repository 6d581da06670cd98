import { expect, type Page } from '@playwright/test';
import { openPaused } from './open-page.ts';
import { articleOfType } from './sample.ts';
import { scriptOf, scriptRun } from './script-run.ts';

/** An article that has contents beside it on a desktop. */
export const { url, title } = articleOfType.kbHowTo;

/** What asks about a support case, in all its steps. */
export function caseOf(page: Page) {
  const card = page.getByRole('region', { name: 'Did this article answer your question?' });
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  return {
    card,
    yes: button('Yes, Close My Case'),
    no: button('No'),
    later: button('Not now'),
    reopen: page.getByRole('button', { name: 'Did this solve your case?' }),
    dialog,
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    confirm: dialog.getByRole('button', { name: /^Clos/u }),
  };
}

/** Opens a page that a case leads to, with a clock that stands still, and waits for what will ask. */
export async function openWithCase(page: Page, address: string): Promise<void> {
  const script = scriptOf(page, /\/article-case-question-/u);
  await openPaused(page, address);
  await scriptRun(page, script);
}

/** The last millisecond, and as many more as a busy machine needs. */
export async function expectToOpen(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(caseOf(page).card).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Opens a page with a case, and waits until it asks; time goes on from there. */
export async function openQuestion(page: Page, caseId: string, address = url): Promise<void> {
  await openWithCase(page, `${address}?caseId=${caseId}`);
  // what asks counts from when it is there, which on a busy machine can be after the clock has been turned
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(caseOf(page).card).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.clock.resume();
}

/** The ids of the cases that this browser will not ask about again. */
export const deflectedCases = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('help-widget-deflected-cases'));
