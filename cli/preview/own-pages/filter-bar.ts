import { html, raw } from 'hono/html';
import type { Markup } from '../../reporters/html/markup.ts';
import type { Html } from './own-page.ts';

interface FilterBar {
  readonly label: string;
  /** The URL of the list. */
  readonly action: string;
  /** The label of the search field, and the words in it. */
  readonly search: string;
  readonly text: string;
  /** Links to parts of the list. */
  readonly tabs?: Html | undefined;
  /** What the form sends beside its fields. */
  readonly hidden?: Html | string;
}

/** The filters of a list as a form, which needs no script. On a narrow screen the fields are behind a button. */
export const filterBar = (
  { label, action, search, text, tabs, hidden = '' }: FilterBar,
  fields: readonly (Markup | false)[],
): Html =>
  html`<form class="filters" role="search" aria-label="${label}" action="${action}">
    ${tabs ?? ''} ${hidden}
    <p>
      <label for="text">${search}</label
      ><input
        type="search"
        id="text"
        name="text"
        value="${text}"
        placeholder="${search}"
        autocomplete="off"
      />
    </p>
    <details>
      <summary class="button">Filters</summary>
      <div>
        ${fields.map((field) => (field === false ? '' : raw(field.html)))}
        <p class="apply"><button>Apply</button></p>
      </div>
    </details>
  </form>`;
