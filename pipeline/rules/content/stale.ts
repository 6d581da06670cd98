import { isArticleType } from '../../../schemas/content/article-types.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import { type Limits, usualStaleAfterDays } from '../../config/checks/limits.ts';
import type { Entry } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { ageInDays, ageInWords } from '../../inspect/content/age.ts';
import { rule } from '../../rule.ts';

/** Reports nothing in a build without a date. */
export const stale = rule<{ readonly changedAt: string; readonly now: string; readonly days: number }>({
  id: 'content/stale',
  severity: 'info',
  summary: 'Every article was changed within the allowed time.',
  advice:
    'Read the page: correct what is outdated, unpublish it if nobody needs it, or publish it again if it is still right. `limits.staleAfterDays` sets the time.',
  message: ({ changedAt, now, days }) =>
    `Nothing on this page was changed for ${ageInWords(changedAt, now)}, since ${changedAt.slice(0, 10)}; ${days.toLocaleString('en-US')} days are allowed.`,
  *check(entry, graph) {
    const { now } = graph;
    const days = allowedDays(entry.type, graph.config.limits);
    if (now === undefined || days === false || !graph.included.has(entry.id)) return;
    const changedAt = newestChange(entry, graph);
    const age = changedAt === undefined ? undefined : ageInDays(changedAt, now);
    if (changedAt === undefined || age === undefined || age <= days) return;
    yield { at: { entry: entry.id }, detail: { changedAt, now, days } };
  },
});

/** Release notes describe a day and are not updated. They are checked only if the configuration names them. */
function allowedDays(type: ContentTypeId | undefined, { staleAfterDays }: Limits): number | false {
  if (type === undefined) return false;
  const own = Object.hasOwn(staleAfterDays, type) ? staleAfterDays[type] : undefined;
  if (own !== undefined) return own;
  if (!isArticleType(type) || type === 'kbReleaseNotes') return false;
  return staleAfterDays['default'] ?? usualStaleAfterDays;
}

/** When an entry, or something that its page shows, was last changed. */
function newestChange({ id, updatedAt }: Entry, { pages, entries }: Graph): string | undefined {
  const changes = [...(pages.get(id)?.shows ?? [])].map((part) => entries.get(part)?.updatedAt);
  return [updatedAt, ...changes].reduce(
    (newest, change) => (isLater(change, newest) ? change : newest),
    undefined,
  );
}

const isLater = (change: string | undefined, newest: string | undefined): boolean =>
  change !== undefined &&
  !Number.isNaN(Date.parse(change)) &&
  (newest === undefined || Date.parse(change) > Date.parse(newest));
