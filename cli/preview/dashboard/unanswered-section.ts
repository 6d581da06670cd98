import { html } from 'hono/html';
import { basename } from 'node:path';
import { count } from '../../../schemas/base/count.ts';
import { byHand, linesByHand } from '../../feedback/accept/places.ts';
import type { Candidate } from '../../feedback/unanswered/opened-index.ts';
import { proposalOf, type Today } from '../../feedback/unanswered/today.ts';
import { isAddress, type Unanswered } from '../../feedback/unanswered/unanswered.ts';
import { daysText, pagesOf, proposalText, todayText } from '../../feedback/words.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { searchHref, typed } from './row.ts';

/** The path that accepts what is proposed for a search or an address. */
export const acceptPath = '/preview/readers/accept';

type UnansweredSite = Pick<PreviewSite, 'basePath' | 'places'>;

/** A row for what readers did not find: how often, the page that answers, and what is proposed, with a button to accept it. */
export function unansweredRow(group: Unanswered, site: UnansweredSite): Html {
  const { searches, times, today } = group;
  const [first, ...others] = searches;
  const query = first?.query ?? '';
  const href = isAddress(group) ? under(site.basePath, query) : searchHref(query, site.basePath);
  return html`<li>
    <div>
      <p class="main">
        <a href="${href}">${typed(query)}</a>
        ${times === 1 ? '' : html`<span class="badge">×${times}</span>`}
      </p>
      <p class="detail">${daysText(group)}${othersText(others)}</p>
    </div>
    <div>
      <p>
        <span class="badge ${looks[today.kind]}">${capitalized(todayText(group))}</span>
        ${pagesText(today, site.basePath)}
      </p>
      ${proposalForm(query, today, site)}
    </div>
  </li>`;
}

const othersText = (others: Unanswered['searches']): Html | string =>
  others.length === 0
    ? ''
    : html` · also
      ${others.slice(0, maxOthers).map(({ query }, place) => html`${place === 0 ? '' : ', '}${typed(query)}`)}${others.length > maxOthers ? ` and ${count(others.length - maxOthers, 'other')}` : ''}`;

/** The most other wordings. */
const maxOthers = 5;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const looks: Readonly<Record<Today['kind'], string>> = { found: 'good', page: 'warn', gap: 'error' };

const pagesText = (today: Today, basePath: string): Html => {
  const links = pagesOf(today).map(
    (page, place) => html`${place === 0 ? '' : ', '}${pageLink(page, basePath)}`,
  );
  return html`${today.kind === 'gap' && links.length > 0 ? 'Nearest: ' : ''}${links}`;
};

/** Documents of other systems have an address. */
const pageLink = ({ title, url }: Candidate, basePath: string): Html =>
  html`<a href="${url.startsWith('/') ? under(basePath, url) : url}">${typed(title)}</a>`;

function proposalForm(query: string, today: Today, { basePath, places }: UnansweredSite): Html | string {
  const proposal = proposalOf(today);
  if (proposal === undefined) return '';
  const { [proposal.kind]: place } = places;
  if (place.kind === 'code')
    return html`<p>
      ${byHand[proposal.kind]}
      ${place.file === undefined ? 'a configuration' : html`<code>${basename(place.file)}</code>`}:
      ${linesByHand[proposal.kind]([proposal]).map((line) => html`<code>${line}</code> `)}
    </p>`;
  const text = proposalText(proposal);
  return html`<form method="post" action="${under(basePath, acceptPath)}">
    <input type="hidden" name="search" value="${query}" />
    <span>${names[proposal.kind]}: <bdi>${text}</bdi></span>
    <button>Accept<span class="spoken"> ${text}</span></button>
  </form>`;
}

const names = { synonym: 'Synonym', redirect: 'Redirect' } as const;
