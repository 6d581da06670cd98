import { html } from 'hono/html';
import type { OwnService } from '../../../schemas/services/addresses.ts';
import { pages } from '../../../schemas/urls.ts';
import { count } from '../../../schemas/base/count.ts';
import { feedbackFaults } from '../../services/feedback/feedback-faults.ts';
import { answerFaults, sessionFaults } from '../../services/chat/chat-faults.ts';
import { caseFaults } from '../../services/help-center/case-faults.ts';
import { icon } from '../own-pages/icon.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { searchFaults, tokenFaults } from '../../services/search/search-faults.ts';
import { profileFaults } from '../sign-in/profile-faults.ts';

export interface Faults {
  readonly title: string;
  readonly how: string;
  readonly table: Readonly<Record<string, string>>;
  /** The page on which the fault shows. */
  readonly hrefOf?: (typed: string) => string;
}

type FaultySite = Pick<PreviewSite, 'basePath' | 'services'> & {
  /** Undefined without a live search, and without a chat. */
  readonly [Name in 'search' | 'answers']: unknown;
};

/** All texts that make a service fail, by where to type them. The first group is open. */
export const faultsSection = (site: FaultySite): Html => html`${faultsOf(site).map(faultGroup)}`;

/** The same as tables. */
export function faultsOf({ basePath, services, search, answers }: FaultySite): readonly Faults[] {
  return [
    ...(search === undefined ? [] : faultsOfSearch(basePath)),
    ...(services['helpCenter'] === undefined || answers === undefined ? [] : faultsOfAnswers),
    ...Object.entries(faultsOfServices(basePath)).flatMap(([name, faults]) =>
      services[name] === undefined ? [] : faults,
    ),
  ];
}

function faultsOfSearch(basePath: string): readonly Faults[] {
  const hrefOf = (typed: string) => under(basePath, `${pages.search}?${new URLSearchParams({ q: typed })}`);
  return [
    {
      title: 'Search: failures',
      how: 'Search for one of these. Texts that fail do the same as the comment of a rating.',
      table: searchFaults,
      hrefOf,
    },
    {
      title: 'Search: token failures',
      how: 'Search for one of these. It lasts for one token: search for something else, and all is well again.',
      table: tokenFaults,
      hrefOf,
    },
  ];
}

const faultsOfAnswers: readonly Faults[] = [
  {
    title: 'Chat: failures',
    how: 'Ask the chat one of these. Signed in, search for the same to spoil the quick answer. The search itself fails with some of them too.',
    table: answerFaults,
  },
  {
    title: 'Chat: ended sessions',
    how: 'Ask the chat one of these. It happens once: ask again, and all is well.',
    table: sessionFaults,
  },
];

/** Of the site's own services. One that fails on demand has a table here, and in docs/services.md. */
const faultsOfServices = (basePath: string): Readonly<Partial<Record<OwnService, Faults>>> => ({
  profile: {
    title: 'Sign-in: profile failures',
    how: 'Sign in as one of these readers: the profile does not come as it should.',
    table: profileFaults,
  },
  caseClose: {
    title: 'Support cases: failures',
    how: 'The number of the case stands in the address. Go on to an article: it asks 20 seconds after it has opened, or 5 after you scroll.',
    table: caseFaults,
    hrefOf: (typed) => `${basePath}?${new URLSearchParams({ caseId: typed })}`,
  },
  feedback: {
    title: 'Polls: failures',
    how: 'Write one of these as the comment of a poll. What was said is kept in the browser until it is taken.',
    table: feedbackFaults,
  },
});

/** The script shows the buttons; without it, a press on a text selects it. */
const faultGroup = ({ title, how, table, hrefOf }: Faults, index: number): Html =>
  html`<details class="group faults" ${index === 0 ? 'open' : ''}>
    <summary>
      <h2 id="type-${index + 1}">${title}</h2>
      <span class="count">${count(Object.keys(table).length, 'text')}</span>
    </summary>
    <p>${how}</p>
    <dl>
      ${Object.entries(table).map(([typed, effect]) => {
        const code = html`<code>${typed}</code>`;
        return html`<div>
          <dt>${hrefOf === undefined ? code : html`<a href="${hrefOf(typed)}">${code}</a>`}</dt>
          <dd>${effect}</dd>
          <dd>
            <button type="button" class="copy" data-copy="${typed}" title="Copy" hidden>
              ${icon('copy')}<span class="spoken">Copy</span>
            </button>
          </dd>
        </div>`;
      })}
    </dl>
  </details>`;
