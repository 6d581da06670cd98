import type { BrowserContext, Page } from '@playwright/test';
import type { FeedbackEvent } from '../../schemas/services/feedback.ts';
import { eventsNamed } from './data-layer.ts';
import { followLink } from './follow-link.ts';
import { later, open } from './open-page.ts';
import { articleOfType } from './sample.ts';
import { scriptOf } from './script-run.ts';
import { expect, test } from './services-stand-in.ts';
import { keptEvents } from './site-host.ts';
import { inFolder } from './spaces.ts';

const { url } = articleOfType.kbHowTo;

test.use({
  allowed: /net::ERR_(?:INTERNET_DISCONNECTED|FAILED|INCOMPLETE_CHUNKED_ENCODING)|status of (?:404|500)/u,
});

test.beforeEach(({ context }) => context.clock.install());

/** Every event that leaves the browser, call by call. */
function sentFrom(context: BrowserContext) {
  const calls: FeedbackEvent[][] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/Feedback/Send')) calls.push(request.postDataJSON() as FeedbackEvent[]);
  });
  return { calls, events: () => calls.flat() };
}

/** Looks again and again, and turns the clock on between: what is said is sent a while later. */
const eventually = <T>(page: Page, look: () => T | Promise<T>) =>
  expect.poll(async () => (await page.clock.runFor(500), look()), { intervals: [50] });

const poll = (page: Page) => page.getByRole('region', { name: 'Was this article helpful?' });
const press = (page: Page, name: string) => poll(page).getByRole('button', { name, exact: true }).click();

async function explain(page: Page, comment: string) {
  await press(page, 'No');
  await poll(page).getByRole('textbox').fill(comment);
  await press(page, 'Submit');
}

/** Waits until the form that asks why lies ready, as it does for a reader who loses the connection later. */
async function prepareForm(page: Page) {
  // scripts are imported when all files of the form are in the browser's cache
  const imported = scriptOf(page, /\/poll-form-/u);
  await poll(page).getByRole('button', { name: 'No', exact: true }).scrollIntoViewIfNeeded();
  await imported;
}

/** How often what was sent with a comment is kept. */
const keptWith = async (site: string, comment: string): Promise<number> =>
  (await keptEvents(site)).feedback.filter((event) => event.comment === comment).length;

test('a poll answer, an unfinished No and an answer given while leaving are one event each, with article, section and bundle. Empty searches are sent once a visit, and addresses without a page [AP-1] [AP-2] [RT-5] @serve', async ({
  page,
  context,
  siteOf,
}) => {
  const site = await siteOf(inFolder);
  const sent = sentFrom(context);
  await open(page, `${site}${url}?caseId=1`);
  const part = page.getByRole('main').locator('h2[id]').first();
  const section = (await part.getAttribute('id')) ?? '';
  await followLink(page, `#${section}`);
  await press(page, 'No');
  await poll(page).getByRole('checkbox', { name: 'It was unclear' }).check();
  await poll(page).getByRole('textbox').fill('  The second step  ');
  const named = page.waitForResponse(/\/bundle\/manifest\.json$/u);
  await press(page, 'Submit');
  await (await named).finished(); // an event waits for its bundle’s version by the clock, which is not to be ahead of the host
  await eventually(page, sent.events).toHaveLength(1);
  const manifest = (await (await page.request.get(`${site}/bundle/manifest.json`)).json()) as {
    readonly version: string;
  };
  const answer = {
    id: expect.stringMatching(/^[\da-f-]{36}$/u),
    at: expect.stringMatching(/^20\d\d-.*Z$/u),
    kind: 'poll',
    value: 'no',
    reasons: [],
    entry: articleOfType.kbHowTo.id,
    section,
    page: url,
    bundle: manifest.version,
  };
  expect(sent.events()).toEqual([{ ...answer, reasons: ['unclear'], comment: 'The second step' }]);

  const { section: _, ...withoutSection } = answer;
  await followLink(page, '/help/how-to/use-the-dispatch-board');
  await expect(page.getByRole('heading', { level: 1, name: /dispatch board/iu })).toBeVisible();
  await press(page, 'No');
  await poll(page).getByRole('textbox').fill('Not submitted');
  await followLink(page, '/help/announcements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcements');
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const [, left] = await eventsNamed(page, 'feedback');
  expect(left).toEqual({
    content_group: 'knowledge-base',
    event_name: 'feedback',
    st_event_value: 'No',
    st_event_comment: '-',
    st_tenant: '-',
    st_user: '-',
    st_feedback_couldnt_find: '-',
    st_feedback_unclear: '-',
    st_feedback_didnt_work: '-',
  });
  await eventually(page, sent.events).toHaveLength(2);
  expect(sent.events()[1]).toEqual({
    ...withoutSection,
    entry: expect.not.stringMatching(articleOfType.kbHowTo.id),
    page: '/how-to/use-the-dispatch-board',
  });

  await followLink(page, '/help/faq/dispatch-faq');
  await expect(page).toHaveURL(/dispatch-faq$/u);
  await explain(page, 'Said and gone');
  await page.goto('about:blank');

  const ofSearch = () => sent.events().filter(({ page: at }) => at === '/search');
  const search = async (words: string) => {
    const field = page.getByRole('main').getByRole('combobox');
    await field.fill(words);
    await field.press('Enter');
  };
  const nothing = { kind: 'search', value: 'noResult', reasons: [], query: 'Zzyxqv qqjx', page: '/search' };
  await open(page, `${site}/search?q=Zzyxqv+qqjx`);
  await eventually(page, () => keptWith(site, 'Said and gone')).toBe(1);
  await eventually(page, ofSearch).toMatchObject([nothing]);

  await search('invoice');
  const rating = page.getByRole('region', { name: 'Did you find what you were looking for?' });
  await rating.getByRole('button', { name: 'No', exact: true }).click();
  await rating.getByRole('textbox').fill('Too old');
  await rating.getByRole('button', { name: 'Submit' }).click();
  const rated = { kind: 'searchRating', value: 'no', comment: 'Too old', query: 'invoice', page: '/search' };
  await eventually(page, ofSearch).toMatchObject([nothing, rated]);

  await search('zzyxqv QQJX');
  await expect(page).toHaveURL(/QQJX/u);
  await later(page, 4000);
  await page.reload();
  await later(page, 4000);
  expect(ofSearch()).toHaveLength(2);

  const missing = () => sent.events().filter(({ kind }) => kind === 'missing');
  const first = { value: 'noResult', reasons: [], page: '/how-to/no-page' };
  await followLink(page, '/help/how-to/no-page?caseId=1#a');
  await eventually(page, missing).toMatchObject([first]);
  for (const path of ['/wp-login.php', '/404', '/kb/no-page.htm']) {
    await followLink(page, `/help${path}`);
    await expect(page).toHaveURL(site + path);
  }
  await eventually(page, missing).toMatchObject([first, { page: '/kb/no-page.htm' }]);
});

test.describe('without a connection', () => {
  // a route of Playwright would take the browser's cache away, and with it what was loaded before
  test.use({ loadsAhead: true });

  test('events of two tabs are sent once when a connection is back @serve', async ({
    page,
    context,
    siteOf,
  }) => {
    const site = await siteOf(inFolder);
    const sent = sentFrom(context);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(site + url);
      await prepareForm(tab);
      await later(tab, 2500);
    }
    await context.setOffline(true);
    await explain(page, 'Said in one tab');
    await explain(other, 'Said in the other');
    await later(page, 2500);
    expect(sent.calls).toEqual([]);
    await context.setOffline(false);
    await eventually(page, sent.events).toHaveLength(2);
    await later(page, 6000);
    expect(sent.events()).toHaveLength(2);
    for (const comment of ['Said in one tab', 'Said in the other'])
      await expect.poll(() => keptWith(site, comment)).toBe(1);
  });
});

test('what could not be sent is kept when the page is left, and sent by the next', async ({
  page,
  services,
}) => {
  // no route of Playwright holds back what a page sends while it is left: the service itself has to fail
  services.fail('feedback', 'status 500');
  await page.goto(services.site + url);
  const refused = services.nextCall('feedback');
  await explain(page, 'Kept for the next page');
  await eventually(page, () => services.calls('feedback').length).toBeGreaterThan(0);
  const [given] = (await refused).body;
  await page.goto('about:blank');
  services.recover('feedback');
  const taken = services.nextCall('feedback');
  const before = services.calls('feedback').length;
  await open(page, `${services.site}/search`);
  await eventually(page, () => services.calls('feedback').length).toBeGreaterThan(before);
  expect((await taken).body).toMatchObject([{ id: given?.id, comment: 'Kept for the next page' }]);
  // with nothing left in the browser nothing is sent twice
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
