import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { timeZone } from '../../../schemas/spec/dates.ts';

type Site = BundleFiles['site'];

/**
 * The site's own file as pages are rendered from it: of the time of the newest change only the year, which is all that
 * a page shows of it. Every edit has a new time, and would change every page.
 */
export const siteOnPages = ({ updatedAt, ...site }: Site): Site => ({
  ...site,
  ...(updatedAt !== undefined && { updatedAt: withinYear(updatedAt) }),
});

const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });

/** A time in the same year, wherever it is read. */
const withinYear = (updatedAt: string): string =>
  `${yearFormat.format(new Date(updatedAt)).padStart(4, '0')}-07-01T00:00:00.000Z`;
