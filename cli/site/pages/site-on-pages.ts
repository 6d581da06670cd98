import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import { timeZone } from '../../../schemas/spec/content/dates.ts';

type Site = BundleFiles['site'];

/**
 * The site's file as pages are rendered from it. Its `updatedAt` is reduced to the year, because pages show only that. The
 * full time changes with every edit and would change every page.
 */
export const siteOnPages = ({ updatedAt, ...site }: Site): Site => ({
  ...site,
  ...(updatedAt !== undefined && { updatedAt: withinYear(updatedAt) }),
});

const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric' });

/** A time in the same year in every time zone. */
const withinYear = (updatedAt: string): string =>
  `${yearFormat.format(new Date(updatedAt)).padStart(4, '0')}-07-01T00:00:00.000Z`;
