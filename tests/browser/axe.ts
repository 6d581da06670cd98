import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** Each document gets it: half as long as `axe.source`. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** At the widths between them, pages have parts of the one and of the other. */
const [phonePx, desktopPx] = [390, 1280];

interface Look {
  /** Told where something is found: what was open, how wide the page was. */
  readonly state?: string;
  /** A selector; absent: the whole page. */
  readonly within?: string;
  /** Selectors of what was looked at before, or is like what is looked at. */
  readonly without?: readonly string[];
  /** `only`: what a colour scheme can change; `none`: all else. Colours take two thirds of a look's time. */
  readonly colours?: 'only' | 'none';
}

/** Looks at the page as it stands for faults that keep people out. */
export async function expectNoBarriers(page: Page, look: Look = {}): Promise<void> {
  const { violations, incomplete } = await analyze(page, look);
  const found = [...violations, ...incomplete.flatMap(unseen)].map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => String(target)),
  }));
  expect.soft(found, look.state).toEqual([]);
}

const ofColours = ['color-contrast', 'link-in-text-block'];
const notOfColours = Object.fromEntries(ofColours.map((id) => [id, { enabled: false }]));

async function analyze(page: Page, { within = 'html', without = [], colours }: Look): Promise<AxeResults> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  await page.evaluate(endAnimations);
  const options: RunOptions = { iframes: false, resultTypes: ['violations', 'incomplete'] };
  if (colours === 'only') options.runOnly = ofColours;
  if (colours === 'none') options.rules = notOfColours;
  const place = { include: [within], exclude: [...without] };
  return page.evaluate(([where, how]) => (Reflect.get(window, 'axe') as typeof axe).run(where, how), [
    place,
    options,
  ] as const);
}

/** Runs in the page: what fades in has its colours only then. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Text in the very colour of what is behind it: axe takes it for hidden on purpose, and leaves it to people. */
function unseen(result: Result): Result[] {
  const nodes = result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'));
  return nodes.length === 0 ? [] : [{ ...result, nodes }];
}

/** The same in light and in dark. */
export async function expectNoBarriersInEitherScheme(page: Page, look: Look = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const colours = colorScheme === 'dark' ? { colours: 'only' as const } : {};
    await expectNoBarriers(page, { ...look, ...colours, state: `${look.state ?? ''} ${colorScheme}` });
  }
}

/** On a phone in the dark, then on a desktop in the light: for parts of a page whose colours are the same at every width. */
export async function expectNoBarriersInPart(page: Page, look: Look): Promise<void> {
  for (const [width, colorScheme] of [
    [phonePx, 'dark'],
    [desktopPx, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoBarriers(page, { ...look, state: `${look.state ?? ''} at ${width} px` });
  }
}

interface PageLook {
  /** What stands around the page's own part was looked at on another page. */
  readonly isAroundKnown: boolean;
  /** Which of its parts only desktops show: none, those of another page, or some of its own. */
  readonly onDesktops: 'nothing more' | 'known parts' | 'parts of its own';
  /** What opens in place on it was looked at on another page, closed. */
  readonly isClosedKnown?: boolean;
}

/** On a phone in the light, with what opens in place closed and open, then on a desktop in the dark, with all of it open. */
export async function expectNoBarriersAtAnyWidth(
  page: Page,
  url: string,
  { isAroundKnown, onDesktops, isClosedKnown = false }: PageLook,
): Promise<void> {
  const without = isAroundKnown ? ['header:not(main header)', 'footer:not(main footer)'] : [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: phonePx, height: 900 });
  const hasParts = (await page.getByRole('main').locator('details:not([open])').count()) > 0;
  if (hasParts && !isClosedKnown)
    await expectNoBarriers(page, { within: 'main', colours: 'none', state: `${url}, phone, closed` });
  if (hasParts) await openParts(page);
  await expectNoBarriers(page, { without, state: `${url}, phone, open` });
  await page.setViewportSize({ width: desktopPx, height: 900 });
  if (onDesktops === 'parts of its own')
    await expectNoBarriers(page, { within: 'main', colours: 'only', state: `${url}, desktop, open` });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoBarriers(page, {
    without,
    ...(onDesktops === 'nothing more' && { colours: 'only' }),
    state: `${url}, desktop, open, dark`,
  });
}

/** Opens what does so in place. */
const openParts = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
  });
