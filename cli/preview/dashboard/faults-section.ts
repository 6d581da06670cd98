import { html } from 'hono/html';
import { pages } from '../../../schemas/urls.ts';
import { feedbackFaults } from '../feedback/feedback-faults.ts';
import { answerFaults, sessionFaults } from '../chat/chat-faults.ts';
import { caseFaults } from '../help-center/case-faults.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { searchFaults, tokenFaults } from '../search/search-faults.ts';
import { profileFaults } from '../sign-in/profile-faults.ts';
import { section } from './section.ts';

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

/** All texts that make a service fail, by where to type them. */
export const faultsSection = (site: FaultySite): Html =>
  section(
    { id: 'faults', title: 'Type this to see what goes wrong' },
    html`<div class="groups">${faultsOf(site).map(faultGroup)}</div>`,
  );

/** The same as tables. A service that fails on demand has one here, and in docs/services.md. */
export function faultsOf({ basePath, services, search, answers }: FaultySite): readonly Faults[] {
  const searchFor = (typed: string) =>
    under(basePath, `${pages.search}?${new URLSearchParams({ q: typed })}`);
  const withCase = (typed: string) => `${basePath}?${new URLSearchParams({ caseId: typed })}`;
  const hasAnswers = services['helpCenter'] !== undefined && answers !== undefined;
  const tables: readonly (Faults | false)[] = [
    search !== undefined && {
      title: 'Search for',
      how: 'The failing ones do the same as the comment of a rating.',
      table: searchFaults,
      hrefOf: searchFor,
    },
    search !== undefined && {
      title: 'Search for, to spoil the next token',
      how: 'It lasts for one token: search for something else, and all is well again.',
      table: tokenFaults,
      hrefOf: searchFor,
    },
    hasAnswers && {
      title: 'Ask the chat',
      how: 'Signed in, search for the same to spoil the quick answer. The search itself fails with some of them too.',
      table: answerFaults,
    },
    hasAnswers && {
      title: 'Ask the chat, to lose what it stands on',
      how: 'It happens once: ask again, and all is well.',
      table: sessionFaults,
    },
    services['profile'] !== undefined && {
      title: 'Sign in as',
      how: 'The profile of these readers does not come as it should.',
      table: profileFaults,
    },
    services['caseClose'] !== undefined && {
      title: 'Close the case with the number',
      how: 'A case stands in the address. Go on to an article: it asks 20 seconds after it has opened, or 5 after you scroll.',
      table: caseFaults,
      hrefOf: withCase,
    },
    services['feedback'] !== undefined && {
      title: 'Write as the comment of a poll',
      how: 'What was said is kept in the browser until it is taken.',
      table: feedbackFaults,
    },
  ];
  return tables.filter((table) => table !== false);
}

const faultGroup = ({ title, how, table, hrefOf }: Faults): Html =>
  html`<div>
    <h3>${title}</h3>
    <p>${how}</p>
    <dl>
      ${Object.entries(table).map(([typed, effect]) => {
        const code = html`<code>${typed}</code>`;
        return html`<div>
          <dt>${hrefOf === undefined ? code : html`<a href="${hrefOf(typed)}">${code}</a>`}</dt>
          <dd>${effect}</dd>
        </div>`;
      })}
    </dl>
  </div>`;
