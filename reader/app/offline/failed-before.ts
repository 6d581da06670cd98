import { assetsOf } from './failed-files.ts';

/** A file of this site that failed before the page's scripts ran, such as a style sheet. */
export function failedBefore(basePath: string): string | undefined {
  // a file without an entry is still loading
  const ended = performance.getEntriesByType('resource');
  return ended
    .filter((entry) => statusOf(entry) >= 400 || isUnusable(entry.name))
    .map(({ name }) => name)
    .find((address) => address.startsWith(assetsOf(basePath)));
}

/** 0 if the browser hides it. */
const statusOf = (entry: PerformanceEntry): number =>
  (entry as Partial<PerformanceResourceTiming>).responseStatus ?? 0;

const isUnusable = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    ({ href, sheet }) => href === address && sheet === null,
  );
