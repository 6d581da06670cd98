import type { Page } from '@playwright/test';

/**
 * Begins to add up how far things on the page move without a press. Before the page is opened. What a player moves
 * inside itself is the browser's.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[] };
    Object.assign(window, { layoutShift: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ShiftEntry[]) {
        if (entry.hadRecentInput || entry.sources.every(({ node }) => !node)) continue;
        seen.shift += entry.value;
        for (const { node } of entry.sources) seen.moved.push(node?.nodeName ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });

    /** Source: Layout Instability, which TypeScript's own types do not have. */
    interface ShiftEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node?: Node | null }[];
    }
  });
}

/** How far things have moved, and which. */
export const layoutShiftOf = (page: Page): Promise<{ shift: number; moved: readonly string[] }> =>
  page.evaluate(
    () => (window as unknown as { layoutShift: { shift: number; moved: string[] } }).layoutShift, // set above
  );
