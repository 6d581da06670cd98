import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A phone, a tablet, a small and a large desk: the specification's breakpoints lie between them. */
const widths = [390, 844, 1024, 1280] as const;

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
  const { state, within, onlyColours = false } = look;
  const axe = new AxeBuilder({ page });
  if (onlyColours) axe.withRules(['color-contrast', 'link-in-text-block']);
  const { violations, incomplete } = await (within === undefined ? axe : axe.include(within)).analyze();
  const found = [...violations, ...incomplete.flatMap(unseen)].map(({ id, nodes }) => ({
    id,
    at: nodes.map(({ target }) => String(target)),
  }));
  expect(found, state).toEqual([]);
}

type Result = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number];

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

/** The same on screens of four widths, with all that opens in place closed and open. */
export async function expectNoBarriersAtAnyWidth(page: Page, look: Look = {}): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriers(page, { ...look, state: `${width} px, closed` });
    const opened = await turn(page, { isOpen: true });
    if (opened > 0) await expectNoBarriers(page, { ...look, state: `${width} px, open` });
    await turn(page, { isOpen: false });
  }
}

/** Opens or closes what does so in place; gives how many parts that were. */
const turn = (page: Page, { isOpen }: { isOpen: boolean }): Promise<number> =>
  page.getByRole('main').evaluate((main, wanted) => {
    const parts = [...main.querySelectorAll('details')].filter(({ open }) => open !== wanted);
    for (const part of parts) part.open = wanted;
    return parts.length;
  }, isOpen);
