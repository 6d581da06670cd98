import { html } from 'hono/html';
import { basename } from 'node:path';
import { count } from '../../../schemas/base/count.ts';
import { synonymLine } from '../../feedback/accept/synonyms-place.ts';
import type { Candidate } from '../../feedback/unanswered/opened-index.ts';
import { synonymOf, type Today, type Unanswered } from '../../feedback/unanswered/unanswered.ts';
import { daysText, pagesOf, synonymText } from '../../feedback/words.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { searchHref, typed } from './row.ts';

/** The path that accepts the synonym of a search. */
export const acceptPath = '/preview/readers/accept';

type UnansweredSite = Pick<PreviewSite, 'basePath' | 'synonyms'>;

/** A row for what readers did not find: how often, the page that answers, and the synonym with a button to accept it. */
export const unansweredRow = (
  { searches: [first, ...others], times, today, ...when }: Unanswered,
  site: UnansweredSite,
): Html =>
  html`<li>
    <div>
      <p class="main">
        <a href="${searchHref(first?.query ?? '', site.basePath)}">${typed(first?.query ?? '')}</a>
        ${times === 1 ? '' : html`<span class="badge">×${times}</span>`}
      </p>
      <p class="detail">${daysText(when)}${othersText(others)}</p>
    </div>
    <div>
      <p>
        <span class="badge ${badges[today.kind].look}">${badges[today.kind].text}</span>
        ${pagesText(today, site.basePath)}
      </p>
      ${synonymForm(first?.query ?? '', today, site)}
    </div>
  </li>`;

const othersText = (others: Unanswered['searches']): Html | string =>
  others.length === 0
    ? ''
    : html` · also
      ${others.slice(0, maxOthers).map(({ query }, place) => html`${place === 0 ? '' : ', '}${typed(query)}`)}${others.length > maxOthers ? ` and ${count(others.length - maxOthers, 'other')}` : ''}`;

/** The most other wordings. */
const maxOthers = 5;

const badges: Readonly<Record<Today['kind'], { readonly look: string; readonly text: string }>> = {
  found: { look: 'good', text: 'Found now' },
  page: { look: 'warn', text: 'Should answer' },
  gap: { look: 'error', text: 'No page answers' },
};

const pagesText = (today: Today, basePath: string): Html => {
  const links = pagesOf(today).map(
    (page, place) => html`${place === 0 ? '' : ', '}${pageLink(page, basePath)}`,
  );
  return html`${today.kind === 'gap' && links.length > 0 ? 'Nearest: ' : ''}${links}`;
};

/** Documents of other systems have an address. */
const pageLink = ({ title, url }: Candidate, basePath: string): Html =>
  html`<a href="${url.startsWith('/') ? under(basePath, url) : url}">${typed(title)}</a>`;

function synonymForm(query: string, today: Today, { basePath, synonyms }: UnansweredSite): Html | string {
  const synonym = synonymOf(today);
  if (synonym === undefined) return '';
  if (synonyms.kind === 'code')
    return html`<p>
      Add to <code>search.synonyms</code>
      ${synonyms.file === undefined ? 'of a configuration' : html`in <code>${basename(synonyms.file)}</code>`}:
      <code>${synonymLine(synonym)}</code>
    </p>`;
  return html`<form method="post" action="${under(basePath, acceptPath)}">
    <input type="hidden" name="search" value="${query}" />
    <span>Synonym: <bdi>${synonymText(today)}</bdi></span>
    <button>Accept<span class="spoken"> ${synonymText(today)}</span></button>
  </form>`;
}
