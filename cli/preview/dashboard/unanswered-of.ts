import { sitesOf } from '../../../pipeline/redirects/locale-folders.ts';
import { localeOfEvent } from '../../feedback/locale-of-event.ts';
import { noValues, tally } from '../../feedback/tally.ts';
import { timesUnanswered } from '../../feedback/unanswered/group-searches.ts';
import type { Unanswered } from '../../feedback/unanswered/unanswered.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Overview } from '../../services/reader-events/overview.ts';
import type { ReaderEvents } from '../../services/reader-events/reader-events.ts';

/** Each takes a millisecond or two, and nobody reads more. The report has all. */
const maxSearches = 500;

/**
 * What readers of the site did not find, in its locale: by the feedback, and by searches that the preview has answered itself, which the
 * feedback may not have.
 */
export async function unansweredOf(
  { graph, unanswered }: Pick<PreviewSite, 'graph' | 'unanswered'>,
  events: ReaderEvents,
  { withoutResults }: Overview,
): Promise<readonly Unanswered[]> {
  const { searches, addresses } = await tally(events.unanswered(), {
    sinceMs: -Infinity,
    untilMs: Infinity,
    localeOf: localeOfEvent(graph.config),
  });
  const locale = sitesOf(graph).length < 2 ? undefined : graph.locale;
  const sent = [...searches.values()];
  const known = new Set(sent.map(({ query }) => query.toLowerCase()));
  const others = withoutResults
    .filter(({ query }) => !known.has(query.toLowerCase()))
    .map(({ query, times, firstAt, lastAt }) => ({
      query,
      locale,
      isAddress: false,
      values: { ...noValues(), noResult: times },
      comments: [],
      firstAt,
      lastAt,
    }));
  const all = [...[...sent, ...addresses.values()].filter((each) => each.locale === locale), ...others];
  return unanswered(all.toSorted((a, b) => timesUnanswered(b) - timesUnanswered(a)).slice(0, maxSearches));
}
