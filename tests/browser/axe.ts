import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** At the widths between them, pages have parts of the one and of the other. */
const [phonePx, desktopPx] = [390, 1280];

interface Look {
  /** Told where something is found: what was open, how wide the page was. */
  readonly state?: string;
  /** A selector; absent: the whole page. */
  readonly within?: string;
  /** Only what a colour scheme can change: all else was looked at in the other one. */
  readonly onlyColours?: boolean;
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

async function analyze(page: Page, { within, onlyColours = false }: Look): Promise<AxeResults> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { iframes: false, resultTypes: ['violations', 'incomplete'] };
  if (onlyColours) options.runOnly = ['color-contrast', 'link-in-text-block'];
  return page.evaluate(([place, how]) => (Reflect.get(window, 'axe') as typeof axe).run(place, how), [
    within ?? 'html',
    options,
  ] as const);
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
    const onlyColours = colorScheme === 'dark';
    await expectNoBarriers(page, { ...look, onlyColours, state: `${look.state ?? ''} ${colorScheme}` });
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

/**
 * On a phone with what opens in place closed and open, on a desktop with all of it open, there in the dark too. What is around every
 * page is looked at once in each state.
 */
export async function expectNoBarriersAtAnyWidth(page: Page, url: string): Promise<void> {
  const within = 'main';
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: phonePx, height: 900 });
  await expectNoBarriers(page, { state: `${url}, phone, closed` });
  const opened = await turn(page, { isOpen: true });
  if (opened > 0) await expectNoBarriers(page, { within, state: `${url}, phone, open` });
  await page.setViewportSize({ width: desktopPx, height: 900 });
  await expectNoBarriers(page, { state: `${url}, desktop, open` });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoBarriers(page, { within, onlyColours: true, state: `${url}, desktop, open, dark` });
}

/** Opens or closes what does so in place; gives how many parts that were. */
const turn = (page: Page, { isOpen }: { isOpen: boolean }): Promise<number> =>
  page.getByRole('main').evaluate((main, wanted) => {
    const parts = [...main.querySelectorAll('details')].filter(({ open }) => open !== wanted);
    for (const part of parts) part.open = wanted;
    return parts.length;
  }, isOpen);
