import type { Page } from '@playwright/test';
import { expectNoBarriers } from './axe.ts';
import { faultySite } from './faulty-sample.ts';
import { open } from './open-page.ts';
import { expect, test } from './quiet-page.ts';
import { entryOf } from './sample.ts';
import { serveSite } from './serve-site.ts';
import { onlyPages } from './small-space.ts';

const key = { 'x-inbenta-key': 'preview' };
const query = {
  filters: {},
  length: 10,
  offset: 0,
  facets: [],
  matchHighlightTags: ['<mark>', '</mark>'],
};

interface ResultSet {
  readonly results: readonly { readonly tracking: { readonly clickCode: string } }[];
  readonly tracking: { readonly rateCode: string };
}

/** Somebody who searches, opens the first result, and rates what was found. */
async function readAndRate({ request }: Page, address: string): Promise<void> {
  const service = `${address}/services/search/v1`;
  const auth = await request.post(`${service}/auth`, { headers: key, data: { domain_key: 'preview' } });
  const { accessToken } = (await auth.json()) as { readonly accessToken: string };
  const headers = { ...key, authorization: `Bearer ${accessToken}`, 'x-inbenta-env': 'development' };
  const track = (type: string, data: object) =>
    request.post(`${service}/tracking/events`, { headers, data: { type, data } });
  const search = async (words: string) => {
    const queries = [{ ...query, query: words }];
    const reply = await request.post(`${service}/federated-search/batch`, { headers, data: { queries } });
    return ((await reply.json()) as readonly [ResultSet])[0];
  };
  await search('xyzzy plugh');
  const { results, tracking } = await search('dispatch');
  await track('click', { code: results[0]?.tracking.clickCode });
  await track('search_rate', { code: tracking.rateCode, value: 2, comment: 'Where are the vans?' });
  await track('autocompleter_click', { contentId: 'faqDispatch', query: 'dis' });
  const articleUrl = `${address}/faq/dispatch-faq`;
  await request.post(`${address}/salesforce/closecase`, { data: { caseId: '500-7', articleUrl } });
}

/** Nothing keeps people out, and nothing reaches out of the window. */
async function expectForEveryone(page: Page, state: string): Promise<void> {
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page, { state: `${state}, ${width} px` });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${state}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a page of the preview shows what readers have sent, to everyone [PL-5]', async ({ page, siteOf }) => {
  const address = await siteOf(faultySite);
  await page.goto(`${address}/preview`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faulty');
  await page.getByRole('link', { name: 'Readers', exact: true }).click();
  await expect(page).toHaveTitle('Readers | Preview');
  await expectNoBarriers(page, { colours: 'none', state: 'empty' });
  await readAndRate(page, address);
  await page.reload();
  await expectForEveryone(page, 'filled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Readers');
  const list = (name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');
  await expect(list('Searches').nth(0)).toContainText('dispatch');
  await expect(list('Searches').nth(1)).toContainText('xyzzy plugh');
  await expect(list('What readers did not find')).toHaveText([
    /^\s*xyzzy plugh\s+\d{4}-\d\d-\d\d\s+No page answers\s*$/u,
  ]);
  await expect(list('Ratings of results')).toHaveText([/No dispatch\s+“Where are the vans\?”/u]);
  await expect(list('Results opened')).toHaveText([/dispatch → .+result 1/su]);
  await expect(list('Cases closed')).toContainText(['500-7']);
  await expect(page.getByRole('list', { name: 'How much was sent' }).getByRole('link')).toHaveText([
    /^1\s+What readers did not find$/u,
    /^2\s+Searches$/u,
    /^1\s+Results opened$/u,
    /^1\s+Ratings of results$/u,
    /^1\s+Suggestions chosen$/u,
    /^1\s+Cases closed$/u,
  ]);
  await list('Suggestions chosen').getByRole('link').last().click();
  await expect(page).toHaveURL(`${address}/faq/dispatch-faq`);
});

const editedUrl = '/how-to/add-a-technician';

/** That page alone, with another title. */
const titled = (title: string) => {
  const exported = onlyPages(['hwAddTechnician']);
  entryOf(exported, 'hwAddTechnician').fields['title'] = { 'en-US': title };
  return exported;
};

/** Opens the page, scrolls, and waits until it listens. */
async function openAndScroll(page: Page, address: string): Promise<number> {
  const listens = page.waitForRequest(`${address}/services/preview/changes`);
  await open(page, address + editedUrl);
  await page.evaluate(() => scrollTo(0, 400));
  await listens;
  return page.evaluate(() => scrollY);
}

/** Has pages tell what they listen to. Runs in them, before anything of theirs. */
function noteStreams(): void {
  const streams: EventSource[] = [];
  const noted = class extends EventSource {
    constructor(...given: ConstructorParameters<typeof EventSource>) {
      super(...given);
      streams.push(this);
    }
  };
  Object.assign(globalThis, { EventSource: noted, streams });
}

/** Whether a page has listened, and no stream of it is open or will be asked for again by the browser. */
const hasStoppedListening = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { streams } = globalThis as unknown as { streams: readonly EventSource[] };
    return streams.length > 0 && streams.every(({ readyState }) => readyState === EventSource.CLOSED);
  });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a page that is open', () => {
  // what the page itself loads when the preview is killed breaks off, or is refused
  test.use({ allowed: /net::ERR_(?:CONNECTION_RE(?:SET|FUSED)|EMPTY_RESPONSE)/u });

  test('shows an edit at the same scroll position. It stays while nothing can be built or served, says why, and is updated afterwards [ED-4]', async ({
    page,
  }) => {
    const site = await serveSite({ exported: titled('Add a technician'), reloads: true });
    await page.addInitScript(noteStreams);
    try {
      const scrolled = await openAndScroll(page, site.address);
      expect(scrolled).toBe(400);
      const listensAgain = page.waitForRequest(`${site.address}/services/preview/changes`);
      await site.edit(titled('Hire a technician'));
      await expect(heading(page)).toHaveText('Hire a technician');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

      await listensAgain;
      await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
      await site.edit('no export');
      await expect.poll(site.said).toContain('export.json is no Contentful export');
      await expect(page.getByRole('alert')).toContainText(
        /export\.json is no Contentful export.+You see the version of \d/u,
      );
      await expect(heading(page)).toHaveText('Hire a technician');
      expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);

      // browsers write every refused call into the console: none is made until somebody comes back
      expect(await hasStoppedListening(page)).toBe(false);
      await site.kill();
      await expect.poll(() => hasStoppedListening(page)).toBe(true);
      await site.edit(titled('Welcome a technician'));
      await site.start();
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(heading(page)).toHaveText('Welcome a technician');
      await expect(page.getByRole('alert')).toHaveCount(0);

      // edits that come as soon as a page is there, before anything that waits has happened
      await page.goto('about:blank');
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      await page.goto(site.address + editedUrl);
      await site.edit(titled('Hire a technician'));
      await expect(heading(page)).toHaveText('Hire a technician');
      // an export that cannot be built hinders none that comes later
      await site.edit('no export');
      await site.edit(titled('Train a technician'));
      await expect(heading(page)).toHaveText('Train a technician');
    } finally {
      await page.goto('about:blank'); // what is under way is asked of nobody any more
      await site.close();
    }
  });
});
