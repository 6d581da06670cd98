import type { Locator, Page } from '@playwright/test';
import type { ContentTypeDefinition } from '../../schemas/content/content-type.ts';
import { type ContentTypeId, contentTypes } from '../../schemas/content/index.ts';
import type { PreviewFinding, PreviewFindings } from '../../schemas/preview/page-preview.ts';
import { expectNoBarriers, expectNoBarriersInPart } from './axe.ts';
import { type Fault, FaultySpace, linkTo } from './faulty-space/plant.ts';
import { faultySpace } from './faulty-space/space.ts';
import { followLink } from './follow-link.ts';
import { hydrated } from './open-page.ts';
import { expect, pageNotFound, test } from './quiet-page.ts';
import { articleOfType } from './sample.ts';
import { standInForPictures } from './sample-pictures.ts';
import { serveSite } from './serve-site.ts';
import { onlyPages } from './small-space.ts';

const { exported, faults } = faultySpace();
const faulty = { exported, marks: true } as const;
const howTo = '/how-to/add-a-technician';
const faq = '/faq/dispatch-faq';
const articleUrls = Object.values(articleOfType).map(({ url }) => url);

test.beforeEach(({ page }) => standInForPictures(page));

const badge = (page: Page) => page.getByRole('button', { name: /^Findings on this page:/u });
const overlay = (page: Page) => page.getByRole('complementary', { name: 'Findings in place' });
const markers = (page: Page) => overlay(page).locator('[data-spot]');
const popover = (page: Page) => page.getByRole('dialog', { name: /^Finding [\d–]+ of \d+ on the page/u });
const list = (page: Page) => page.getByRole('region', { name: 'Findings on this page' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await badge(page).waitFor();
}

/** Goes on to another page of the same document, and waits until its problems are known. */
async function goOn(page: Page, url: string): Promise<void> {
  const known = page.waitForResponse(/\/preview\/pages\//u);
  await followLink(page, url);
  expect((await known).status(), url).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function findingsOf(page: Page, site: string): Promise<PreviewFindings['findings']> {
  const reply = await page.request.get(`${site}/preview/findings.json`, { headers: { referer: `${site}/` } });
  return ((await reply.json()) as PreviewFindings).findings;
}

const isOf = (fault: Fault, finding: PreviewFinding): boolean =>
  finding.rule === fault.rule &&
  (finding.entry?.id ?? finding.asset?.id) === fault.owner &&
  finding.field?.join('.') === fault.field &&
  finding.path === fault.path;

/** Where the field opens in Contentful. */
const editOf = ({ owner, field, rule }: Fault): string => {
  const web = 'https://app.contentful.com/spaces/fb7sample0space/environments/master';
  if (rule === 'media/oversized') return `${web}/assets/${owner}`;
  return `${web}/entries/${owner}?focusedField=${field?.split('.')[0]}`;
};

interface Shown {
  readonly rule: string;
  /** Where the rule's name leads to. */
  readonly explain: string;
  /** What it says, the message among it. */
  readonly texts: readonly string[];
  readonly edit: string | null;
}

/** Problems as their rows say them, also the closed ones. */
const readRows = (rows: Locator): Promise<Shown[]> =>
  rows.evaluateAll((all) =>
    all.map((row) => {
      const links = [...row.querySelectorAll('a')];
      const rule = links.find(({ textContent }) => textContent.startsWith('Rule'));
      const edit = links.find(({ textContent }) => textContent === 'Open in Contentful');
      return {
        rule: rule?.textContent.slice('Rule '.length) ?? '',
        explain: rule?.getAttribute('href') ?? '',
        texts: [...row.querySelectorAll('strong, p')].map(({ textContent }) => textContent),
        edit: edit?.getAttribute('href') ?? null,
      };
    }),
  );

interface Marked extends Shown {
  /** Which marker says it. */
  readonly spot: string;
}

/** Opens every marker, and reads what it says: copies of all cards at once, because there are a hundred. */
async function readMarkers(page: Page): Promise<Marked[]> {
  const spots = await markers(page).evaluateAll(async (all) => {
    const copies = document.createElement('ul');
    const keys: string[] = [];
    for (const marker of all) {
      (marker as HTMLElement).click();
      const cards = () => marker.parentElement?.querySelectorAll('[role=dialog] li') ?? [];
      for (let frame = 0; cards().length === 0 && frame < 300; frame += 1)
        await new Promise(requestAnimationFrame);
      for (const card of cards()) {
        copies.append(card.cloneNode(true));
        keys.push(marker.getAttribute('data-spot') ?? '');
      }
    }
    document.body.append(copies);
    return keys;
  });
  const copies = page.locator('body > ul');
  const read = await readRows(copies.locator('li'));
  await copies.evaluate((each) => each.remove());
  return read.map((shown, at) => ({ ...shown, spot: spots[at] ?? '' }));
}

/** How far from the page's start each marker stands. Unit: CSS pixels. */
const topsOf = (page: Page): Promise<Readonly<Record<string, number>>> =>
  markers(page).evaluateAll((all) =>
    Object.fromEntries(
      all.map((each) => [each.getAttribute('data-spot') ?? '', each.getBoundingClientRect().top + scrollY]),
    ),
  );

/** The markers that cover the icon of a part that opens. */
const onIconsOf = (page: Page): Promise<readonly string[]> =>
  markers(page).evaluateAll((all) => {
    const icons = [...document.querySelectorAll('main summary svg')].map((each) =>
      each.getBoundingClientRect(),
    );
    return all
      .filter((marker) => {
        const { left, right, top, bottom } = marker.getBoundingClientRect();
        return icons.some(
          (icon) => icon.left < right && left < icon.right && icon.top < bottom && top < icon.bottom,
        );
      })
      .map((marker) => marker.getAttribute('aria-label') ?? '');
  });

/** What has just been opened, or has another width, has its markers in the next frames. */
const untilMarked = (page: Page) =>
  expect
    .poll(async () => {
      const tops = await topsOf(page);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      return Object.keys(tops).length > 0 && JSON.stringify(tops) === JSON.stringify(await topsOf(page));
    })
    .toBe(true);

const openParts = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) (part as HTMLDetailsElement).open = true;
  });

interface Reach {
  readonly top: number;
  readonly bottom: number;
}

/** From where to where the innermost blocks with these words reach, for each of the words. Unit: CSS pixels. */
const reachesOf = (page: Page, words: readonly string[]): Promise<Readonly<Record<string, Reach[]>>> =>
  page.getByRole('main').evaluate((main, sought) => {
    const texts = [...main.querySelectorAll<HTMLElement>('*')].map(
      (element) => [element, element.textContent.replaceAll(/\s+/gu, ' ').toLowerCase()] as const,
    );
    const reachOf = (text: string) => {
      const around = texts.flatMap(([element, all]) => (all.includes(text.toLowerCase()) ? [element] : []));
      const parents = new Set(around.map(({ parentElement }) => parentElement));
      return around.flatMap((element) => {
        if (parents.has(element)) return [];
        const { top, bottom } = element.getBoundingClientRect();
        return [{ top: top + scrollY, bottom: bottom + scrollY }];
      });
    };
    return Object.fromEntries(sought.map((text) => [text, reachOf(text)]));
  }, words);

/** A marker stands beside its block, or in the gap above it. */
const usualSlackPx = 50;

/** The words that say where the block of a fault is. */
const wordsOf = ({ between, block = '' }: Fault): readonly string[] =>
  between === undefined ? [block] : [`Before ${between}`, `After ${between}`];

function isAtBlock(top: number, fault: Fault, reaches: Readonly<Record<string, Reach[]>>): boolean {
  const [first, second] = wordsOf(fault).map((words) => reaches[words] ?? []);
  if (second !== undefined) return top > (first?.[0]?.top ?? Infinity) && top < (second[0]?.bottom ?? 0);
  const { slackPx = usualSlackPx } = fault;
  return first?.some((each) => top > each.top - slackPx && top < each.bottom + slackPx) === true;
}

test('every finding has one marker at its block or is in the list, and links to its field [PL-5]', async ({
  page,
  siteOf,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const site = await siteOf(faulty);
  const findings = await findingsOf(page, site);
  expect(faults.length).toBeGreaterThanOrEqual(60);
  for (const fault of faults) {
    const own = findings.filter((finding) => isOf(fault, finding));
    expect(own, JSON.stringify(fault)).toHaveLength(1);
  }
  const planted = findings.filter((finding) => faults.some((fault) => isOf(fault, finding)));
  const urls = new Set(planted.flatMap(({ pages }) => pages.slice(0, 1)));
  const seen = new Set<Fault>();
  const [first = ''] = urls;
  await open(page, site + first);
  for (const url of urls) {
    const ofPage = findings.filter(({ pages }) => pages.includes(url));
    await page.setViewportSize({ width: 1280, height: 900 });
    if (url !== first) await goOn(page, url);
    await openParts(page);
    await untilMarked(page);
    const marked = await readMarkers(page);
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await badge(page).press('Enter');
    const rows = list(page).getByRole('listitem');
    const listed = await readRows(rows);
    expect(listed, url).toHaveLength(ofPage.length);
    for (const { rule, explain } of [...marked, ...listed])
      expect(explain, `the link of ${rule} on ${url}`).toMatch(new RegExp(`/rules/${rule}$`, 'u'));
    const unshown =
      listed.length - (await rows.locator('button').filter({ hasText: 'Show on the page' }).count());
    expect(marked.length + unshown, `markers and items without one on ${url}`).toBe(ofPage.length);
    await list(page).getByRole('button', { name: 'Close the list' }).press('Enter');
    const found = faults.filter((fault) => !seen.has(fault) && ofPage.some((each) => isOf(fault, each)));
    for (const fault of found) {
      seen.add(fault);
      expect(listed.filter(isAbout(fault, ofPage)).length, JSON.stringify(fault)).toBeGreaterThan(0);
      const own = marked.filter(isAbout(fault, ofPage));
      expect(own, `${url}: ${JSON.stringify(fault)}`).toHaveLength(markersOf(fault, ofPage));
    }
    for (const width of [1280, 390]) {
      if (width !== 1280) await page.setViewportSize({ width, height: 900 });
      await untilMarked(page);
      expect(await onIconsOf(page), `${url}, ${width} px: markers on the icon of a row`).toEqual([]);
      const tops = await topsOf(page);
      const shown = found.filter((each) => markersOf(each, ofPage) > 0);
      const reaches = await reachesOf(page, shown.flatMap(wordsOf));
      for (const fault of shown) {
        const own = marked.filter(isAbout(fault, ofPage));
        const isThere = own.map(({ spot }) => isAtBlock(tops[spot] ?? NaN, fault, reaches));
        expect(isThere, `${url}, ${width} px: ${JSON.stringify([fault, own])}`).toContain(true);
      }
    }
  }
  expect(faults.filter((fault) => !seen.has(fault))).toEqual([]);
});

/** Whether what is shown is about a fault, as the findings of its page tell it. */
const isAbout = (fault: Fault, ofPage: readonly PreviewFinding[]) => {
  const { message = '' } = ofPage.find((each) => isOf(fault, each)) ?? {};
  return (shown: Shown): boolean =>
    shown.rule === fault.rule && isEditOf(fault, shown.edit) && shown.texts.includes(message);
};

/** What an asset lacks is put right in the asset. */
const isEditOf = (fault: Fault, edit: string | null | undefined): boolean =>
  fault.rule === 'media/no-file' ? edit?.includes('/assets/') === true : edit === editOf(fault);

/** Two tables can have the same fault; what has no block has no marker. */
function markersOf(fault: Fault, ofPage: readonly PreviewFinding[]): number {
  if (fault.block === undefined && fault.between === undefined) return 0;
  const message = ofPage.find((each) => isOf(fault, each))?.message;
  return ofPage.filter((each) => each.rule === fault.rule && each.message === message).length;
}

test('a page whose problems are not known yet says so, and shows them once they are [PL-5]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(faulty);
  let answer: (() => void) | undefined;
  const isChecked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/preview/pages/**', async (route) => {
    await isChecked;
    await route.continue();
  });
  await page.goto(site + howTo);
  await expect(overlay(page).getByRole('status')).toHaveText('Checking this page …');
  answer?.();
  await expect(badge(page)).toBeVisible();
  await expect(overlay(page).getByRole('status')).toHaveCount(0);
});
test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an entry that is not shown leaves a placeholder with the reason [PL-5]', async ({ page, siteOf }) => {
    const site = await siteOf(faulty);
    await page.goto(site + howTo);
    const ghosts = page.getByRole('main').locator('[data-ghost]');
    await expect(ghosts.filter({ hasText: 'noSuchEntry, which is not in the export' })).toBeVisible();
    await expect(ghosts.filter({ hasText: '"Only a draft", which is a draft' })).toBeVisible();
    await expect(ghosts.filter({ hasText: 'the field takes "Spotlight box"' })).toBeVisible();
    await expect(page.getByText('In this line').locator('[data-ghost]')).toContainText('noSuchLine');
    await page.goto(`${site}/how-to/book-a-job`);
    await expect(ghosts.filter({ hasText: 'which has no file' })).toBeVisible();
    await expect(ghosts.filter({ hasText: 'ftp://films.example/a.mp4' })).toBeVisible();
  });
});

/** What the pages of lists show, and what stands on no page of one article alone. */
const typesOfLists: readonly ContentTypeId[] = [
  'announcement',
  'announcementType',
  'externalLink',
  'homeEntry',
  'kbCapability',
  'kbHighlight',
  'productArea',
  'relatedContent',
  'sectionName',
  'template',
];

test('every kind of page renders when each list has a missing entry [PL-5]', async ({ page, siteOf }) => {
  const space = new FaultySpace();
  for (const { sys } of space.exported.entries) {
    const { fields }: ContentTypeDefinition = contentTypes[sys.contentType.sys.id as ContentTypeId];
    for (const [name, { kind }] of Object.entries(fields)) {
      if (kind === 'parts') space.list(sys.id, name, 'noSuchEntry');
      if (kind === 'part') space.set(sys.id, name, linkTo('Entry', 'noSuchEntry'));
    }
  }
  const ids = Object.values(articleOfType).map(({ id }) => id);
  const site = await siteOf({ exported: onlyPages(ids, space.exported, typesOfLists), marks: true });
  for (const url of ['/', '/categories', '/announcements', '/product-capabilities', ...articleUrls]) {
    const response = await page.request.get(site + url);
    expect(response.status(), url).toBe(200);
  }
  const { url } = articleOfType.kbReleaseNotes;
  const html = await (await page.request.get(site + url)).text();
  expect(html.includes('noSuchEntry, which is not in the export')).toBe(true);
});

test('readers get none of it: no mark and no code [PL-5]', async ({ request, siteOf }) => {
  const preview = await siteOf(faulty);
  for (const url of [howTo, '/how-to/book-a-job', faq, '/', '/announcements', '/categories']) {
    const html = await (await request.get(url)).text();
    const own = await (await request.get(preview + url)).text();
    expect(own).toMatch(/data-entry=/u);
    expect(html).not.toMatch(/data-(?:entry|field|path|ghost|asset|at)=/u);
    expect(html).not.toContain('inPreview');
  }
});

test('old addresses, and pages without an entry, have their button too, and say nothing in the console [PL-5]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(faulty);
  await open(page, `${site}/how-to/payroll-pro-setup`);
  await expect(page).toHaveURL(`${site}/how-to/payroll-pro`);
  for (const url of ['/search', '/announcements', '/product-capabilities', '/categories']) {
    await goOn(page, url);
    await expect(badge(page)).toBeVisible();
  }
  // nor is there another text beside the only one
  await expect(page.getByRole('group', { name: 'Text of this page' })).toHaveCount(0);
  expect((await page.request.get(`${site}/preview/published${howTo}`)).status()).toBe(404);
});

test.describe('a page that there is not', () => {
  test.use({ allowed: pageNotFound });

  test('has no findings, and nothing is asked about it [PL-5]', async ({ page, siteOf }) => {
    const site = await siteOf(faulty);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, `${site}/how-to/no-such-page`);
    await expect(badge(page)).toHaveAccessibleName('Findings on this page: no findings');
    expect(asked.filter((path) => path.startsWith('/preview/pages/'))).toEqual([]);
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await expect(badge(page)).not.toHaveAccessibleName(/no findings/u);
  });
});

test('by keyboard: next and previous problem, into its popover and out again, and from the list [PL-5]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(faulty);
  await open(page, site + howTo);
  await page.keyboard.press('Alt+Period');
  await expect(markers(page).nth(0)).toBeFocused();
  await expect(popover(page)).toHaveAccessibleName(/^Finding 1 of/u);
  await page.keyboard.press('Alt+Period');
  await page.keyboard.press('Alt+Period');
  await expect(markers(page).nth(2)).toBeFocused();
  await page.keyboard.press('Alt+Comma');
  await expect(markers(page).nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popover(page).getByRole('button', { name: 'Previous finding' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await expect(markers(page).nth(1)).toBeFocused();

  await badge(page).press('Enter');
  await expect(list(page).getByRole('heading', { name: /publishing/u })).toBeFocused();
  const rows = list(page).getByRole('listitem').locator('summary');
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(rows.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(badge(page)).toBeFocused();
  // from the first back to the last
  await page.keyboard.press('Alt+Period');
  await page.keyboard.press('Alt+Comma');
  await expect(markers(page).last()).toBeFocused();

  await followLink(page, faq);
  const part = page.getByRole('main').getByRole('group').filter({ hasText: 'The answer leads to' });
  await expect(part).not.toHaveAttribute('open');
  await badge(page).click();
  const item = list(page).getByRole('listitem').filter({ hasText: 'The link "another question"' });
  await item.locator('summary').click();
  await item.getByRole('button', { name: 'Show on the page' }).click();
  await expect(part).toHaveAttribute('open');
  await expect(popover(page)).toContainText('The link "another question" leads to /faq/no-such-faq');
  await expect(list(page)).toBeHidden();
  await expect(page.locator('[data-spot]:focus')).toBeVisible();
});

/**
 * Opens every marker. Gives those whose popover covers a part of the block, or reaches out of the page. A sheet covers no start of a
 * block. In the page: there are dozens.
 */
const coveringPopovers = (page: Page): Promise<readonly string[]> =>
  markers(page).evaluateAll(async (all) => {
    const covering: string[] = [];
    for (const marker of all) {
      (marker as HTMLElement).click();
      const shown = () => marker.parentElement?.querySelector('[role=dialog]');
      for (let frame = 0; !shown() && frame < 300; frame += 1) await new Promise(requestAnimationFrame);
      const dialog = shown()?.getBoundingClientRect();
      const block = marker.parentElement?.querySelector('[aria-hidden]')?.getBoundingClientRect();
      const isApart =
        dialog !== undefined &&
        block !== undefined &&
        (dialog.bottom <= block.top ||
          dialog.top >= (innerWidth < 640 ? block.top + 24 : block.bottom) ||
          dialog.right <= block.left ||
          dialog.left >= block.right);
      const isReachable = dialog !== undefined && dialog.top + scrollY >= 0 && dialog.left >= 0;
      const isInWindow = innerWidth >= 640 || (block !== undefined && block.top >= 0);
      if (!isApart || !isReachable || !isInWindow) covering.push(marker.getAttribute('aria-label') ?? '');
    }
    return covering;
  });

test('no popover covers the block that it is about [ED-6]', async ({ page, siteOf }) => {
  await open(page, (await siteOf(faulty)) + howTo);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await untilMarked(page);
    expect(await markers(page).count()).toBeGreaterThan(10);
    expect(await coveringPopovers(page), `${width} px`).toEqual([]);
  }
});

test('the toolbar moves by key and by drag, hides with its markers, and stays so on the next page [ED-6]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(faulty);
  await open(page, site + howTo);
  const placeOf = async () => {
    const { x = 0, y = 0 } = (await badge(page).boundingBox()) ?? {};
    return `${y < 450 ? 'top' : 'bottom'} ${x < 600 ? 'left' : 'right'}`;
  };
  const mover = page.getByRole('button', { name: 'Move to the other corner' });
  expect(await placeOf()).toBe('bottom left');
  await mover.press('Enter');
  await expect.poll(placeOf).toBe('bottom right');
  await mover.press('Enter');
  await expect.poll(placeOf).toBe('bottom left');
  await mover.hover();
  await page.mouse.down();
  await page.mouse.move(1200, 300);
  await page.mouse.up();
  await expect.poll(placeOf).toBe('bottom right');

  await page.getByRole('button', { name: 'Hide findings' }).press('Enter');
  const shower = page.getByRole('button', { name: /^Show findings: \d+ on this page$/u });
  await expect(shower).toBeFocused();
  await expect(markers(page)).toHaveCount(0);
  await page.goto(site + faq);
  await expect(shower).toBeVisible();
  await shower.press('Enter');
  await expect(page.getByRole('button', { name: 'Hide findings' })).toBeFocused();
  await expect.poll(placeOf).toBe('bottom right');
  await expect(markers(page)).not.toHaveCount(0);
});

test('a finding that is hidden has no marker and no row until all are shown again [ED-6]', async ({
  page,
  siteOf,
}) => {
  await open(page, (await siteOf(faulty)) + howTo);
  await page.keyboard.press('Alt+Period');
  const key = (await page.locator('[data-spot]:focus').getAttribute('data-spot')) ?? '';
  await popover(page).getByRole('button', { name: 'Hide', exact: true }).first().click();
  await expect(popover(page)).toBeHidden();
  await expect(badge(page)).toBeFocused();
  const marked = () => markers(page).evaluateAll((all) => all.map((each) => each.getAttribute('data-spot')));
  expect(await marked()).not.toContain(key);
  await badge(page).press('Enter');
  await expect(list(page).getByRole('status')).toHaveText(/^\d+ of \d+ shown/u);
  await list(page).getByRole('button', { name: 'Show all' }).click();
  await expect(list(page).getByRole('status')).toBeEmpty();
  expect(await marked()).toContain(key);
});

test('the list is narrowed by severity, rule and type, and stays so on the next page [PL-5]', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf(faulty);
  await open(page, site + howTo);
  await badge(page).click();
  const items = list(page).getByRole('listitem');
  await expect(items).not.toHaveCount(0);
  const all = await items.count();
  await list(page).getByLabel('Rule').selectOption('refs/missing-entry');
  await expect(items).toHaveCount(
    faults.filter(({ rule, owner }) => rule === 'refs/missing-entry' && owner.startsWith('hwAddTechnician'))
      .length,
  );
  await list(page).getByLabel('Content type').selectOption('How-to');
  await expect(items).toHaveCount(2);
  await page.reload();
  await expect(items).toHaveCount(2);
  await list(page).getByRole('button', { name: 'Show all' }).click();
  await expect(items).toHaveCount(all);
  await list(page)
    .getByRole('button', { name: /Errors?$/u })
    .click();
  await expect(items.first()).toContainText('Error');
  await expect(items.filter({ hasText: /^\s*Warning/u })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Dispatch FAQ' }).first().press('Enter');
  await expect(page).toHaveURL(site + faq);
  await expect(list(page).getByRole('button', { name: /Errors?$/u })).toHaveAttribute('aria-pressed', 'true');
});

test('markers move nothing, follow what moves, and are not printed [PL-5]', async ({ page, siteOf }) => {
  const site = await siteOf(faulty);
  const places = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('p, h2, img')].map((each) => {
        const { top, left } = each.getBoundingClientRect();
        return [Math.round(top + scrollY), Math.round(left)];
      }),
    );
  let isTold = false;
  await page.route(/\/preview\/pages\//u, async (route) => {
    await expect.poll(() => isTold).toBe(true);
    await route.continue();
  });
  await page.goto(site + faq);
  await hydrated(page);
  await expect(markers(page)).toHaveCount(0);
  const before = await places();
  isTold = true;
  await openParts(page);
  await expect(markers(page)).not.toHaveCount(0);
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) (part as HTMLDetailsElement).open = false;
  });
  expect(await places()).toEqual(before);
  const last = markers(page).last();
  const above = await last.evaluate((each) => each.getBoundingClientRect().top);
  await page.getByRole('main').getByRole('group').first().locator('summary').click();
  await expect.poll(() => last.evaluate((each) => each.getBoundingClientRect().top)).not.toBe(above);
  await page.emulateMedia({ media: 'print' });
  await expect(badge(page)).toBeHidden();
  await expect(last).toBeHidden();
});

test('axe finds nothing in the overlay, open and closed, at any width [PL-5]', async ({ page, siteOf }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `${await siteOf(faulty)}/how-to/book-a-job`);
  // what is closed is shown beside what is open as well: its colours are looked at there
  await expectNoBarriers(page, { colours: 'none', state: 'closed, the whole page' });
  const within = '[data-overlay]';
  await badge(page).click();
  await expectNoBarriersInPart(page, { within, state: 'the list' });
  await list(page).getByRole('button', { name: 'Close the list' }).click();
  await page.keyboard.press('Alt+Period');
  await expect(popover(page)).toBeVisible();
  await expectNoBarriersInPart(page, { within, state: 'a problem' });
});

test('an edit keeps the list, its filters, open parts, the focus and the scroll position [PL-5]', async ({
  page,
}) => {
  const site = await serveSite({
    exported: onlyPages(['faqDispatch'], exported),
    marks: true,
    reloads: true,
  });
  try {
    const listens = page.waitForRequest(`${site.address}/services/preview/changes`);
    await open(page, site.address + faq);
    await badge(page).click();
    await list(page)
      .getByRole('button', { name: /Warnings?$/u })
      .click();
    const part = page.getByRole('main').getByRole('group').filter({ hasText: 'The answer leads to' });
    await part.locator('summary').click();
    await part.getByRole('link', { name: 'another question' }).focus();
    await listens;
    const link = part.getByRole('link', { name: 'another question' });
    const topOf = () => link.evaluate((each) => Math.round(each.getBoundingClientRect().top));
    const top = await topOf();
    const title = 'Dispatch, asked by many and answered in more than a line';
    const edited = faultySpace();
    edited.set('faqDispatch', 'title', title);
    await site.edit(onlyPages(['faqDispatch'], edited.exported));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(list(page).getByRole('button', { name: /Warnings?$/u })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(part).toHaveAttribute('open');
    await expect(part.getByRole('link', { name: 'another question' })).toBeFocused();
    await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1); // parts of a pixel are rounded
  } finally {
    await page.goto('about:blank'); // what is under way is asked of nobody any more
    await site.close();
  }
});
