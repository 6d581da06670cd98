import { html } from 'hono/html';
import type { Entry, EntryState } from '../../../pipeline/entry.ts';
import { entryAddress } from '../../../pipeline/web-app.ts';
import { count } from '../../../schemas/base/count.ts';
import { changerOf } from '../../../pipeline/inspect/content/changer-of.ts';
import { iconLink } from '../own-pages/icon.ts';
import { type Html, under } from '../own-pages/own-page.ts';
import type { PreviewSite } from '../preview-site.ts';
import { entryTitle } from './entry-title.ts';
import { typed } from './row.ts';

export type RowSite = Pick<PreviewSite, 'basePath' | 'graph' | 'inPlace' | 'pageOf'>;

/** A row of a list of entries, with links to its details, its page and Contentful. */
export function entryRow(entry: Entry, site: RowSite): Html {
  const { basePath, graph, inPlace, pageOf } = site;
  const url = pageOf(entry.id);
  const about = under(basePath, entryPath(entry.id));
  const findings = inPlace().byEntry.get(entry.id)?.length ?? 0;
  const who = changerOf(entry, graph);
  const title = entryTitle(entry);
  return html`<li>
    <p class="main">
      <a href="${about}">${typed(title)}</a>
      ${unpublishedBadge(entry.state)}
      ${findings === 0 ? '' : html`<span class="quiet">${count(findings, 'finding')}</span>`}
    </p>
    <p class="detail">
      ${entry.typeName} ·
      ${entry.updatedAt === undefined ? 'no date' : changedOn(entry.updatedAt)}${who === undefined ? '' : html` by ${typed(who)}`}
    </p>
    <span>
      ${url === undefined ? '' : iconLink({ href: under(basePath, url), shape: 'openPage', label: 'Open its page', of: title })}
      ${iconLink({ href: entryAddress(entry.id, graph), shape: 'edit', label: 'Edit in Contentful', of: title })}
    </span>
  </li>`;
}

/** The badge's class by the state of an entry. */
const badges: Readonly<Record<EntryState, string>> = {
  published: 'good',
  changed: 'warn',
  draft: 'info',
  archived: '',
};

/** The badge of a state. Most entries are published, which needs none. */
export const unpublishedBadge = (state: EntryState): Html | string =>
  state === 'published' ? '' : stateBadge(state);

export const stateBadge = (state: EntryState): Html =>
  html`<span class="badge ${badges[state]}">${state}</span>`;

/** The path of the page about an entry or asset. */
export const entryPath = (id: string): string => `/preview/entry/${encodeURIComponent(id)}`;

/** A date in UTC, so that it is the same everywhere. */
export const changedOn = (updatedAt: string): Html =>
  html`<time datetime="${updatedAt}">${format.format(new Date(updatedAt))}</time>`;

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
