import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { emptyList } from '../own-pages/empty-list.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { Unanswered } from '../../feedback/unanswered/unanswered.ts';
import type { PreviewSite } from '../preview-site.ts';
import type { Overview } from '../../services/reader-events/overview.ts';
import { type EventKind, eventKinds } from '../../services/reader-events/event-kinds.ts';
import { eventRows, type EventSite } from './event-rows.ts';
import { section } from './section.ts';
import { unansweredRow } from './unanswered-section.ts';

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
  'Searches, questions, ratings and feedback appear here as soon as somebody uses this preview.';

/** The rows of a list before "Show all". */
const maxRows = 8;

/** What was sent, and what readers did not find. */
export interface ReadersOverview extends Overview {
  readonly unanswered: readonly Unanswered[];
}

/** The list of what readers did not find: its fragment, which is also its name in a query, and its title. */
export const unansweredList = { id: 'unanswered', title: 'What readers did not find' } as const;

/** What readers did not find, and the newest events of each kind; equal ones are one row with a count. */
export function eventSections(
  { counts, newest, unanswered }: ReadersOverview,
  site: EventSite & Pick<PreviewSite, 'places'>,
  shownWhole: string | undefined,
): Html {
  const { basePath } = site;
  const kinds = eventKinds.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0 && unanswered.length === 0)
    return emptyList({ text: nothingSent, href: under(basePath, pages.search), link: 'Search the site' });
  const open = unanswered.filter(({ today }) => today.kind !== 'found').length;
  const tiles = kinds.map((kind) => tile({ id: kind, number: counts[kind], label: eventTitles[kind] }));
  const lists = kinds.map((kind) => {
    const isCut = counts[kind] > newest[kind].length;
    return boxOf({
      id: kind,
      title: eventTitles[kind],
      note: isCut
        ? `The newest ${newest[kind].length} of ${counts[kind].toLocaleString('en-US')}.`
        : undefined,
      rows: eventRows(kind, newest[kind], site),
      isWhole: shownWhole === kind,
    });
  });
  return html`<ul class="tiles" role="list" aria-label="How much was sent">
      ${unanswered.length === 0 ? '' : tile({ id: unansweredList.id, number: open, label: unansweredList.title, kind: open === 0 ? 'plain' : 'error' })}
      ${tiles}
    </ul>
    ${unanswered.length === 0 ? '' : html`<div class="unanswered">${boxOf({ ...unansweredList, rows: unanswered.map((each) => unansweredRow(each, site)), isWhole: shownWhole === unansweredList.id })}</div>`}
    <div class="readers">${lists}</div>`;
}

interface Tile {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly kind?: 'plain' | 'error';
}

const tile = ({ id, number, label, kind = 'plain' }: Tile): Html =>
  html`<li>
    <a href="#${id}" class="${kind}"
      ><strong>${number.toLocaleString('en-US')}</strong> <span>${label}</span></a
    >
  </li>`;

interface Box {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly rows: readonly Html[];
  /** Whether it shows all of its rows. */
  readonly isWhole: boolean;
}

/** A list in a box: its first rows, and a link to the same page with all. */
const boxOf = ({ id, title, note, rows, isWhole }: Box): Html =>
  section(
    { id, title, ...(note !== undefined && { note }) },
    html`<ol class="list" role="list" aria-label="${title}">
        ${isWhole ? rows : rows.slice(0, maxRows)}
      </ol>
      ${
        rows.length <= maxRows
          ? ''
          : html`<p class="after-list">
              ${isWhole ? html`<a href="?#${id}">Show fewer</a>` : html`<a href="?all=${id}#${id}">Show all ${rows.length}</a>`}
            </p>`
      }`,
  );
