import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { sitesIn } from '../../pipeline/config/in-locale.ts';
import { folderInTable } from '../../pipeline/redirects/locale-folders.ts';
import type { FeedbackEvent } from '../../schemas/services/feedback.ts';

/**
 * Gives the locale of an event: the one that it names, else that of the folder in which its page is, else the first. Undefined for a site with
 * one locale.
 */
export function localeOfEvent(config: PipelineConfig): (event: FeedbackEvent) => string | undefined {
  const sites = sitesIn(config);
  if (sites.length < 2) return () => undefined;
  const folders = sites.map(({ locale }) => ({ locale, folder: folderInTable(locale, sites) ?? '' }));
  return ({ locale, page }) =>
    locale ?? (folders.find(({ folder }) => isWithin(page, folder)) ?? sites[0])?.locale;
}

const isWithin = (page: string, folder: string): boolean =>
  folder !== '' && `${page}/`.startsWith(`${folder}/`);
