import type { EntryChange } from '../../../schemas/report/difference.ts';
import { count } from '../../../schemas/base/count.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import type { ChangedPage } from '../by-page.ts';
import { nameOf } from '../sentences.ts';
import { sizeOf, stateOf, wordsIn } from '../sizes.ts';
import { changedFields } from './fields.ts';

/** A page with the entries on it that have changed. */
export const changedPage = ({ url, title, entries }: ChangedPage, isOpen: boolean): Markup =>
  html`<details class="group page" ${isOpen && html` open`}>
    <summary>
      <h2>
        ${title !== undefined && html`<bdi>${title}</bdi>`}
        <span class="${title === undefined ? 'alone' : 'address'}">${url ?? 'On no page'}</span>
      </h2>
      <span class="count">${sizeMarkup(entries)}</span>
    </summary>
    ${entries.map(changedEntry)}
  </details> `;

/** How much has changed on a page, in words if texts have changed. */
function sizeMarkup(entries: readonly EntryChange[]): Markup {
  const { added, removed } = wordsIn(entries);
  return html`${count(entries.length, 'entry', 'entries')}${
    added > 0 && html`<span class="plus">+${added}<span class="spoken"> words</span></span>`
  }${removed > 0 && html`<span class="minus">−${removed}<span class="spoken"> words</span></span>`}`;
}

function changedEntry(entry: EntryChange): Markup {
  const { change, contentType, edit, fields, pageCount, pages, state } = entry;
  const isWhole = change === 'added' || change === 'removed';
  const facts = [contentType, isWhole && state ? stateOf(state) : '', sizeOf(entry)].filter(Boolean);
  return html`<article data-kind="${change}" class="${fields.length === 0 && 'bare'}">
    <header>
      <h3><span class="badge ${change}">${change}</span> <bdi>${nameOf(entry)}</bdi></h3>
      <span class="quiet">${facts.join(', ')}</span>
      <a href="${edit}" target="_blank" rel="noopener noreferrer"
        >Edit in Contentful<span class="spoken">: ${nameOf(entry)} (opens in a new tab)</span></a
      >
    </header>
    ${pageCount > 1 && html`<p class="quiet">Also on ${pages.slice(1, 4).join(', ')}${pageCount > 4 && ` and ${pageCount - 4} more`}</p>`}
    ${changedFields(fields)}
  </article> `;
}
