import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Shortly after a press, or a key. */
  readonly isPrompted: boolean;
  /** What has moved; nothing where a player moves something inside itself. */
  readonly moved: readonly string[];
}

/** Begins to note what moves on the page. Before the page is opened. */
export const watchLayoutShift = (page: Page): Promise<unknown> => page.addInitScript(observe, true);

/** The same on a page that is open already: what moves from now on. */
export const watchLayoutShiftFromNow = (page: Page): Promise<unknown> => page.evaluate(observe, false);

/** How far things have moved without a press, and which. */
export async function layoutShiftOf(page: Page): Promise<{ shift: number; moved: readonly string[] }> {
  const shifts = (await everyShiftOf(page)).filter(
    ({ isPrompted, moved }) => !isPrompted && moved.length > 0,
  );
  return {
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** Every move, those after a press as well. */
export const everyShiftOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts); // set below

/** How far things have moved by the time that a page which was opened with its state has settled. */
export const shiftWhenSettled = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), ms);
      }),
    300,
  );

/** Runs in the page. */
function observe(buffered: boolean): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as ShiftEntry[])
      shifts.push({
        value,
        isPrompted: hadRecentInput,
        moved: sources.flatMap(({ node }) => (node ? [`${node.nodeName} ${node.className ?? ''}`] : [])),
      });
  }).observe({ type: 'layout-shift', buffered });

  /** Source: Layout Instability, which TypeScript's own types do not have. */
  interface ShiftEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node?: (Node & { readonly className?: string }) | null }[];
  }
}
