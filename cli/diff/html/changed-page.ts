import type { EntryChange, FieldChange } from '../../../schemas/report/difference.ts';
import { count } from '../../reporters/last-line.ts';
import { html, type Markup } from '../../reporters/html/markup.ts';
import type { ChangedPage } from '../by-page.ts';
import { sizeOf, stateOf } from '../counts.ts';
import { fieldSentence, nameOf } from '../sentences.ts';
import { blockRows, runMarkup } from './blocks.ts';

/** A page with the entries on it that have changed. */
export const changedPage = ({ url, entries }: ChangedPage, isOpen: boolean): Markup =>
  html`<details class="group page" ${isOpen && html` open`}>
    <summary>
      <h2>${url ?? 'On no page'}</h2>
      <span class="count">${count(entries.length, 'entry', 'entries')}</span>
    </summary>
    ${entries.map(changedEntry)}
  </details> `;

function changedEntry(entry: EntryChange): Markup {
  const { change, contentType, edit, pageCount, pages, state, fields } = entry;
  const size = sizeOf(entry);
  return html`<article data-kind="${change}">
    <h3>
      <span class="change ${change}">${change}</span> <bdi>${nameOf(entry)}</bdi>
      <span class="quiet">${contentType}${size !== '' && `, ${size}`}</span>
    </h3>
    <p class="quiet">
      ${state && html`${stateOf(state)}. `}${pageCount > 1 && html`Also on ${pages.slice(1, 4).join(', ')}${pageCount > 4 && ` and ${pageCount - 4} more`}. `}
      <a href="${edit}" target="_blank" rel="noopener noreferrer"
        >Edit in Contentful<span class="spoken">: ${nameOf(entry)} (opens in a new tab)</span></a
      >
    </p>
    ${fields.map(changedField)}
  </article> `;
}

function changedField(field: FieldChange): Markup {
  const path = field.field.join('.');
  if (field.kind === 'text')
    return html`<section>
      <h4><code>${path}</code> <span class="quiet">${field.aspects.join(', ')}</span></h4>
      <div class="heads" aria-hidden="true"><span>Before</span><span>After</span></div>
      ${blockRows(field.blocks)}
    </section> `;
  const words = field.kind === 'value' && field.runs ? runMarkup(field.runs) : fieldSentence(field);
  return html`<p class="field"><code>${path}</code> <bdi>${words}</bdi></p> `;
}
