import { html } from 'hono/html';
import type { ResolvedTheme } from '../../../pipeline/theme/resolved-theme.ts';
import { ownFiles } from './own-files.ts';

export type Html = ReturnType<typeof html>;

/** The navigation, and what else a page has of its site. */
export interface PageNav {
  /** The item of the navigation that the page belongs to. */
  readonly label: string;
  readonly content: Html;
  readonly themeLinks: ResolvedTheme['head'];
}

interface OwnPage {
  readonly title: string;
  readonly basePath: string;
  /** The layout: a centred card, or the whole width. */
  readonly width: 'card' | 'wide';
  /** Where it is a menu, its label stands for a heading with the same words. */
  readonly nav?: PageNav;
  /** The paths of its scripts. */
  readonly scripts?: readonly string[] | undefined;
}

/** A page of the preview itself, labelled as such. */
export const ownPage = ({ title, basePath, width, nav, scripts }: OwnPage, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      ${ownHead({ title, basePath, nav, scripts })}
      <body class="${nav?.label === title ? `${width} named` : width}">
        ${nav?.content ?? ''}
        <main>
          ${nav === undefined ? html`<p class="badge info">Preview</p>` : ''}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

const ownHead = ({ title, basePath, nav, scripts = [] }: Omit<OwnPage, 'width'>): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} | Preview</title>
    <meta name="robots" content="noindex,nofollow" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="${under(basePath, '/favicon.svg')}" type="image/svg+xml" />
    ${nav?.themeLinks.map(
      ({ rel, href, as, type }) =>
        html`<link
          rel="${rel}"
          href="${basePath}${href}"
          ${as === undefined ? '' : html`as="${as}" type="${type}" crossorigin`}
        />`,
    )}
    <link rel="stylesheet" href="${under(basePath, ownFiles.styles)}" />
    ${scripts.map((script) => html`<script type="module" src="${under(basePath, script)}"></script>`)}
  </head>`;

/** The URL of a path of the site. `basePath` starts and ends with a slash. */
export const under = (basePath: string, path: string): string => basePath.slice(0, -1) + path;
