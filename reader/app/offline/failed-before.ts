import { assetsOf } from './failed-files.ts';

/** A file of this site that failed to load before the page's scripts could hear of it, such as the page's own style sheet. */
export function failedBefore(basePath: string): string | undefined {
  // an entry comes with the end of a load: what has none is on its way
  const ended = performance.getEntriesByType('resource');
  return ended
    .filter((entry) => statusOf(entry) >= 400 || isUnusable(entry.name))
    .map(({ name }) => name)
    .find((address) => address.startsWith(assetsOf(basePath)));
}

/** 0: the browser does not tell. */
const statusOf = (entry: PerformanceEntry): number =>
  (entry as Partial<PerformanceResourceTiming>).responseStatus ?? 0;

const isUnusable = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    ({ href, sheet }) => href === address && sheet === null,
  );
