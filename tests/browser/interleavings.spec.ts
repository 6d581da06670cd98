import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { seed } from '../seed.ts';
import { seededRandom } from '../seeded-random.ts';
import { followLink } from './follow-link.ts';
import { markedPages, type Release } from './releases/build-releases.ts';
import { marksOn } from './releases/marks-on-page.ts';
import { expect, test } from './releases/releases-test.ts';
import type { ReleasesHost } from './releases/serve-releases.ts';

/** `FIELDBOOK_INTERLEAVINGS=100` runs as many, others each time. */
const runs = Number(process.env['FIELDBOOK_INTERLEAVINGS'] ?? 2);
const stepsOfRun = 12;

const addresses = [...Object.values(markedPages).map(({ url }) => url), '/announcements', '/', '/categories'];

/** What happens to a site and its readers, and how often. */
const steps = {
  release: 3,
  loseConnection: 1,
  loseHost: 1,
  comeBack: 3,
  reload: 3,
  follow: 5,
  openByAddress: 2,
  releaseInBetween: 5,
  goBack: 1,
  type: 1,
  installWorker: 2,
  openTab: 1,
  pressReload: 2,
  forgetReloads: 1,
} as const;
type Step = keyof typeof steps;

const chances = Object.entries(steps).flatMap(([step, count]) => Array<Step>(count).fill(step as Step));

interface Run {
  readonly context: BrowserContext;
  readonly host: ReleasesHost;
  readonly releases: readonly Release[];
  readonly random: () => number;
}

test.slow(true, 'releases are built');

for (let number = 1; number <= runs; number += 1) {
  test(`no page is of two versions, whatever happens in between: ${number} [OP-2]`, async ({
    context,
    page,
    host,
    releases,
    watched: { seen, steps: done, check },
  }) => {
    done.push(`FIELDBOOK_SEED=${seed}`); // told with what went wrong
    const run: Run = { context, host, releases, random: seededRandom(seed + number * 7919) };
    const story = async () => [...done, ...(await statesOf(run))].join(', ');
    host.keepsEarlier = run.random() < 0.5;
    host.current = Math.floor(run.random() * 4);
    // what is loaded ahead opens the bundle at once: a release seldom comes before that
    if (number % 2 === 0) await context.addInitScript(saveData);
    await page.goto(host.address + pick(run, addresses));
    for (let count = 0; count < stepsOfRun; count += 1) {
      const step = pick(run, chances);
      done.push(step);
      await inTime(take(step, run), story);
      for (const tab of context.pages()) check(await inTime(marksOn(tab), story));
    }
    expect(
      [...seen].filter((mark) => mark.startsWith('scripts:')),
      done.join(', '),
    ).not.toEqual([]);
  });
}

/** A step, or a look at a page, that takes longer hangs. Unit: ms. */
const stepMaxMs = 40_000;

/** A test that ends by its own time tells neither its seed nor its steps. */
async function inTime<Got>(work: Promise<Got>, story: () => Promise<string>): Promise<Got> {
  const timer = new AbortController();
  const late = sleep(stepMaxMs, undefined, { signal: timer.signal }).then(async () =>
    Promise.reject(new Error(`it hangs after ${await story()}`)),
  );
  return Promise.race([work, late]).finally(() => timer.abort());
}

/** Where the tabs are and how far they have come; more documents than steps tell of a page that loads again and again. */
async function statesOf({ context, host }: Run): Promise<readonly string[]> {
  const answerMaxMs = 2000;
  const states = context.pages().map(async (tab) => {
    const state = tab.evaluate(() => document.readyState).catch(String);
    return `${tab.url()} is ${await Promise.race([state, sleep(answerMaxMs, 'without an answer')])}`;
  });
  return [...(await Promise.all(states)), `documents asked for: ${host.documents.length}`];
}

/** As a reader who pays for every byte. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: Object.assign(new EventTarget(), { saveData: true }),
  });
}

const pick = <Item>({ random }: Run, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item; // a place within the list

async function take(step: Step, run: Run): Promise<void> {
  const { context, host } = run;
  const tab = pick(run, context.pages());
  const address = pick(run, addresses);
  const ways: Readonly<Record<Step, () => Promise<unknown> | void>> = {
    release: () => release(run),
    releaseInBetween: () => releaseInBetween(tab, run),
    loseConnection: () => context.setOffline(true),
    loseHost: () => void (host.isDown = true),
    async comeBack() {
      host.isDown = false;
      await context.setOffline(false);
    },
    reload: () => tab.reload(),
    follow: () => follow(tab, address, host),
    openByAddress: () => tab.goto(host.address + address),
    goBack: () => tab.goBack(),
    type: () =>
      tab.getByRole('combobox').first().fill(markedPages.faq.title.slice(0, 12), { timeout: shortMs }),
    installWorker: () => tab.evaluate(waitForWorker, shortMs),
    openTab: async () => (await tabFor(context)).goto(host.address + address),
    pressReload: () =>
      tab
        .getByRole('button', { name: /^(?:Reload|Try again)/u })
        .first()
        .click({ timeout: shortMs }),
    forgetReloads: () => tab.evaluate(() => sessionStorage.clear()),
  };
  // what does not work without a connection is part of what happens
  await Promise.resolve(ways[step]()).catch(() => {});
}

/** Before a page has read anything of its own version, another is released, or rolled back to; then what differs is followed. */
async function releaseInBetween(tab: Page, run: Run): Promise<void> {
  const { host, releases } = run;
  await tab.goto(host.address + pick(run, addresses));
  const before = releases[host.current];
  const others = releases.filter((each) => each !== before);
  const after = pick(run, others);
  host.current = releases.indexOf(after);
  const changed = markedParts.filter((part) => before?.marks[part] !== after.marks[part]);
  const [part] = changed.length > 0 ? [pick(run, changed)] : [];
  await follow(tab, part === undefined ? pick(run, addresses) : markedPages[part].url, host);
}

const markedParts = Object.keys(markedPages) as (keyof typeof markedPages)[];

/** The next one, or the one after that. */
function release({ host, releases, random }: Run): void {
  host.current = Math.min(host.current + 1 + Math.floor(random() * 2), releases.length - 1);
}

/** What is not there by then does not come. Unit: ms. */
const shortMs = 500;

/** As a reader follows a link; from a page of the browser's own there is none. */
async function follow(tab: Page, address: string, host: ReleasesHost): Promise<void> {
  if ((await tab.locator('main').count()) === 0) await tab.goto(host.address + address);
  else await followLink(tab, address);
}

const waitForWorker = (limitMs: number): Promise<unknown> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise((resolve) => {
      setTimeout(resolve, limitMs);
    }),
  ]);

/** A third tab takes the place of the second. */
async function tabFor(context: BrowserContext): Promise<Page> {
  const [, second] = context.pages();
  await second?.close();
  return context.newPage();
}
