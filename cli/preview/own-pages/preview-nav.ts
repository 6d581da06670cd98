import { html } from 'hono/html';
import type { PreviewSite } from '../preview-site.ts';
import { icon, type IconName } from './icon.ts';
import { type Html, type PageNav, under } from './own-page.ts';

/** What the navigation shows of a site. */
export type NavSite = Pick<
  PreviewSite,
  'basePath' | 'isStatic' | 'published' | 'inPlace' | 'rest' | 'themeLinks'
>;

interface Place {
  readonly path: string;
  readonly label: string;
  readonly shape: IconName;
  /** It is left out of a preview that is written as files. */
  readonly isLive?: true;
  /** It needs published content. */
  readonly compares?: true;
  /** Paths of pages that belong to it. */
  readonly below?: RegExp;
}

interface PlaceGroup {
  readonly name?: string;
  readonly places: readonly Place[];
}

const findings: Place = { path: '/preview/findings', label: 'Findings', shape: 'findings' };

/** The preview's pages below `/preview`, in the order of the navigation. */
const groups: readonly PlaceGroup[] = [
  { places: [{ path: '/preview', label: 'Dashboard', shape: 'dashboard' }] },
  {
    name: 'Content',
    places: [
      {
        path: '/preview/entries',
        label: 'Entries',
        shape: 'entries',
        below: /^\/preview\/(?:entry\/|entries\/|unreachable$)/,
      },
      { path: '/preview/changes', label: 'Last changes', shape: 'changes' },
      { path: '/preview/differences', label: 'Unpublished changes', shape: 'differences', compares: true },
      { path: '/preview/publishing', label: 'If published now', shape: 'publishing', compares: true },
    ],
  },
  {
    name: 'Quality',
    places: [
      findings,
      { path: '/preview/rules', label: 'Rules', shape: 'rules', below: /^\/preview\/rules\// },
      { path: '/preview/queries', label: 'Search tests', shape: 'queries' },
    ],
  },
  { places: [{ path: '/preview/readers', label: 'Readers', shape: 'readers', isLive: true }] },
  {
    name: 'Tools',
    places: [
      { path: '/preview/theme', label: 'Theme', shape: 'theme', isLive: true },
      { path: '/preview/faults', label: 'Simulate failures', shape: 'failures', isLive: true },
    ],
  },
];

/**
 * The navigation between the preview's pages and to the site: beside the page, or a menu on a narrow screen. `current` is the
 * path of the page.
 */
export function previewNav(site: NavSite, current = ''): PageNav {
  const shown = groups
    .map(({ name, places }) => ({ name, places: places.filter((place) => isShown(place, site)) }))
    .filter(({ places }) => places.length > 0);
  const label =
    shown.flatMap(({ places }) => places).find((place) => currentOf(place, current))?.label ?? 'Not found';
  const content = html`<header class="top">
      <button type="button" popovertarget="menu" aria-label="Menu">${icon('menu')}</button>
      <span>${label}</span>
    </header>
    <nav id="menu" class="side" popover aria-label="The preview">
      <p><span class="badge info">Preview</span></p>
      ${shown.map(
        ({ name, places }) =>
          html`${name === undefined ? '' : html`<p class="side-name" id="menu-${name}">${name}</p>`}
            <ul role="list" ${name === undefined ? '' : html`aria-labelledby="menu-${name}"`}>
              ${places.map((place) => placeLink(place, current, site))}
            </ul>`,
      )}
      <a href="${site.basePath}">${icon('openPage')} Open the site</a>
    </nav>`;
  return { label, content, themeLinks: site.themeLinks };
}

const isShown = ({ isLive, compares }: Place, { isStatic, published }: NavSite): boolean =>
  !(isLive && isStatic) && (!compares || published !== undefined);

const placeLink = (place: Place, current: string, site: NavSite): Html => {
  const is = currentOf(place, current);
  return html`<li>
    <a href="${under(site.basePath, place.path)}" ${is && html`aria-current="${is}"`}
      >${icon(place.shape)} ${place.label} ${place === findings ? findingsCount(site) : ''}</a
    >
  </li>`;
};

const currentOf = ({ path, below }: Place, current: string): 'page' | 'true' | '' =>
  path === current ? 'page' : below?.test(current) ? 'true' : '';

/** Absent until the content is checked: no page waits for it. */
const findingsCount = ({ isStatic, rest, inPlace }: NavSite): Html | string =>
  isStatic || rest.isChecked()
    ? html`<span class="count">${inPlace().all.length.toLocaleString('en-US')}</span>`
    : '';
