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

const whenEmpty: Readonly<Record<EventKind, string>> = {
  searches: 'Nobody has searched yet.',
  clicks: 'Nobody has opened a result yet.',
  ratings: 'Nobody has rated results yet.',
  suggestionClicks: 'Nobody has chosen a suggestion yet.',
  votes: 'Nobody has voted on an answer yet.',
  questions: 'Nobody has asked a question yet.',
  chatRatings: 'Nobody has rated an answer of the chat yet.',
  chats: 'Nobody has closed a chat yet.',
  closedCases: 'Nobody has closed a case yet.',
  feedback: 'Nobody has said anything yet.',
  logItems: 'Nothing was logged yet.',
};

/** The number of events by kind, searches without results, and the newest events of each kind. */
export function eventSections({ counts, newest, withoutResults }: Overview, basePath: string): Html {
  const tiles = eventKinds.map(
    (kind) =>
      html`<li>
        <a href="#${kind}"><strong>${counts[kind].toLocaleString('en-US')}</strong> ${eventTitles[kind]}</a>
      </li>`,
  );
  const lists = eventKinds.map((kind) => {
    const rows = eventRows(kind, newest[kind], basePath);
    const isCut = counts[kind] > rows.length;
    const note = isCut ? `The newest ${rows.length} of ${counts[kind].toLocaleString('en-US')}.` : undefined;
    return section(
      { id: kind, title: eventTitles[kind], note },
      scrolledList(eventTitles[kind], rows, whenEmpty[kind]),
    );
  });
  return html`<ul class="tiles" role="list" aria-label="How much was sent">
      ${tiles}
    </ul>
    <div class="boxes">${lists[0]} ${withoutResultsSection(withoutResults)} ${lists.slice(1)}</div>`;
}

const withoutResultsSection = (withoutResults: Overview['withoutResults']): Html =>
  section(
    { id: 'inVain', title: 'Searches without a result' },
    scrolledList(
      'Searches without a result',
      withoutResults.map(({ query, times }) =>
        row({ main: typed(query), detail: times === 1 ? 'once' : `${times} times` }),
      ),
      'Every search has found something.',
    ),
  );
