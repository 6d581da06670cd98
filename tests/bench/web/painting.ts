import type { Page } from '@playwright/test';

/** A type, not an interface: a record of figures, of which medians are taken. */
export type Painting = Readonly<Record<'lcpMs' | 'blockingMs' | 'layoutShift', number>>;

/** Begins to note what a page paints, what moves in it, and what blocks it. Before the page is opened. */
export const watchPainting = (page: Page): Promise<unknown> => page.addInitScript({ content: observer });

export const paintingOf = (page: Page): Promise<Painting> => page.evaluate<Painting>('measuredPainting()');

/** Runs in the page, so it is a text: what compiles this file would put its own helpers into a function. */
const observer = `
let lcpMs = 0, firstPaintMs = 0, layoutShift = 0;
const longTasks = [];
const observe = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
observe('largest-contentful-paint', ({ startTime }) => { lcpMs = startTime; });
observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') firstPaintMs = startTime; });
observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) layoutShift += value; });
observe('longtask', ({ startTime, duration }) => { longTasks.push({ startTime, duration }); });
globalThis.measuredPainting = () => ({
  lcpMs,
  layoutShift,
  blockingMs: longTasks
    .filter(({ startTime, duration }) => startTime + duration > firstPaintMs)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
});
`;
