import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';
import type { Overview } from '../reader-events/overview.ts';
import { type EventKind, eventKinds } from '../reader-events/event-kinds.ts';
import { eventRows } from './event-rows.ts';
import { row, typed } from './row.ts';
import { scrolledList, section } from './section.ts';

/** The title of each kind. */
export const eventTitles: Readonly<Record<EventKind, string>> = {
  searches: 'Searches',
  clicks: 'Results opened',
  ratings: 'Ratings of results',
  suggestionClicks: 'Suggestions chosen',
  votes: 'Votes on answers',
  questions: 'Questions asked',
  chatRatings: 'Ratings in chats',
  chats: 'Chats closed',
  closedCases: 'Cases closed',
  feedback: 'Feedback',
  logItems: 'Log',
};

/** Shown instead of a list of zeros. */
export const nothingSent =
  'Nobody has searched, asked or rated anything in this preview yet. What readers send appears here.';

/** The number of events by kind, searches without results, and the newest events of each kind. */
export function eventSections({ counts, newest, withoutResults }: Overview, basePath: string): Html {
  const kinds = eventKinds.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return html`<p class="nothing">${nothingSent}</p>`;
  const tiles = kinds.map(
    (kind) =>
      html`<li>
        <a href="#${kind}"
          ><strong>${counts[kind].toLocaleString('en-US')}</strong> <span>${eventTitles[kind]}</span></a
        >
      </li>`,
  );
  const lists = kinds.map((kind) => {
    const rows = eventRows(kind, newest[kind], basePath);
    const isCut = counts[kind] > rows.length;
    const note = isCut ? `The newest ${rows.length} of ${counts[kind].toLocaleString('en-US')}.` : undefined;
    return section({ id: kind, title: eventTitles[kind], note }, scrolledList(eventTitles[kind], rows));
  });
  return html`<ul class="tiles" role="list" aria-label="How much was sent">
      ${tiles}
    </ul>
    <div class="boxes">
      ${withoutResults.length === 0 ? '' : withoutResultsSection(withoutResults)} ${lists}
    </div>`;
}

const withoutResultsSection = (withoutResults: Overview['withoutResults']): Html =>
  section(
    { id: 'noResult', title: 'Searches without a result' },
    scrolledList(
      'Searches without a result',
      withoutResults.map(({ query, times }) =>
        row({ main: typed(query), detail: times === 1 ? 'once' : `${times} times` }),
      ),
      '',
    ),
  );
