import { pages } from '../../urls.ts';

/**
 * What every event of this site says of itself.
 * Unit: value of the field content_group. Source: docs/requirements.md, Calls, "content_group 'knowledge-base'".
 */
export const analyticsContentGroup = 'knowledge-base';

/**
 * In a field that has nothing to say.
 * Unit: value of a field. Source: docs/requirements.md, Calls, "st_event_comment (comment or '-')", "('x' or '-')".
 */
export const analyticsNothing = '-';

/** What a reader has ticked. Unit: value of a field. Source: docs/requirements.md, Calls, "('x' or '-')". */
export const analyticsTicked = 'x';

/**
 * The pages that no page view tells of. List pages are those that only lead on to others: announcements, capabilities,
 * categories, and results, whose searches have an event of their own.
 * Unit: paths, each with all below it. Source: docs/requirements.md, "Analytics excludes /preview, list pages, /404 and
 * /401".
 */
export const pathsLeftOutOfAnalytics = [
  '/preview',
  pages.announcements,
  pages.capabilities,
  pages.categories,
  pages.search,
  pages.notFound,
  pages.signIn,
] as const;
