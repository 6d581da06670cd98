import type { Page, Route } from '@playwright/test';
import { flagClientTimeoutMs } from '../../schemas/spec/network/flags.ts';
import { logMergeMs } from '../../schemas/spec/network/log.ts';
import { openPaused } from './open-page.ts';
import { hasStore, keptItems, keptMessages } from './page-log.ts';
import { expect, test } from './quiet-page.ts';
import { scriptOf, scriptRun } from './script-run.ts';
import { linkedSpace } from './spaces.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Only the full header has it. */
const secondRow = (page: Page) => page.getByRole('navigation', { name: 'Other sites' });

async function warnedAfter(page: Page, ms: number): Promise<readonly string[]> {
  await page.clock.runFor(ms);
  return keptMessages(page);
}

const late = "The flags did not come within 5000 ms; the site's own hold until they do.";

test('the page waits 5 s for its flags, then uses its own. Flags that arrive later take precedence without a reload [OP-4]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(linkedSpace);
  const waiting: Route[] = [];
  await page.route('**/flags', (route) => void waiting.push(route));
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const client = scriptOf(page, /flag-client/u);
  await page.goto(site);
  await scriptRun(page, client);
  await page.clock.runFor(1000);
  await expect.poll(() => hasStore(page)).toBe(true);
  // what opens the log has had its turn once another reader of it has
  await keptItems(page);
  await page.clock.runFor(flagClientTimeoutMs - 1000 + logMergeMs - 1);
  expect(waiting).toHaveLength(1);
  expect(await keptMessages(page)).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => keptMessages(page)).toEqual([late]);
  await expect(secondRow(page)).toHaveCount(0);
  await waiting[0]?.fulfill({ json: { fullHeader: true, unheardOf: true } });
  await expect(secondRow(page)).toBeVisible();
  expect(await (await page.request.get(site)).text()).toContain('data-header="reduced"');
});

test('a flags service that is broken changes nothing [OP-4]', async ({ page, siteOf }) => {
  await page.route('**/flags', (route) => route.fulfill({ body: '<!doctype html>' }));
  await openPaused(page, await siteOf(linkedSpace));
  // in steps: a clock that jumps would be ahead of the answer
  await expect.poll(() => warnedAfter(page, 500)).toEqual(["The flags did not come; the site's own hold."]);
  await expect(secondRow(page)).toHaveCount(0);
});
