import axe, { type AxeResults, type Result, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** A phone and a desktop: at the widths between them, pages have parts of the one and of the other. */
const widths = [390, 1280] as const;

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
  expect(found, look.state).toEqual([]);
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

/** The same on a phone and on a desktop, with all that opens in place open. */
export async function expectNoBarriersAtAnyWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await openParts(page);
    await expectNoBarriersInEitherScheme(page, { state: `${width} px` });
  }
}

/** Opens what opens in place: sections of a page, questions, steps. */
const openParts = (page: Page): Promise<void> =>
  page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
  });
