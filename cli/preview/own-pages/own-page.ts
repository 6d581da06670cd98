import { html } from 'hono/html';
import { ownFiles } from './own-files.ts';

export type Html = ReturnType<typeof html>;

interface OwnPage {
  readonly title: string;
  readonly basePath: string;
  /** The layout: a centred card, the whole width, a text, or a report with filters. */
  readonly width: 'card' | 'wide' | 'prose';
  /** Content before the heading. */
  readonly nav?: Html;
}

/** A page of the preview itself, labelled as such. It needs no script. */
export const ownPage = ({ title, basePath, width, nav }: OwnPage, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      ${ownHead({ title, basePath })}
      <body class="${width}">
        ${nav ?? ''}
        <main>
          <p class="badge">Preview</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

interface OwnHead extends Pick<OwnPage, 'title' | 'basePath'> {
  /** The style sheet. */
  readonly styles?: string;
  readonly scripts?: readonly string[];
}

/** The `head` of every page of the preview. */
export const ownHead = ({ title, basePath, styles = ownFiles.styles, scripts = [] }: OwnHead): Html =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} | Preview</title>
    <meta name="robots" content="noindex,nofollow" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="${under(basePath, '/favicon.svg')}" type="image/svg+xml" />
    <link rel="stylesheet" href="${under(basePath, styles)}" />
    ${scripts.map((script) => html`<script type="module" src="${under(basePath, script)}"></script>`)}
  </head>`;

/** The URL of a path of the site. `basePath` starts and ends with a slash. */
export const under = (basePath: string, path: string): string => basePath.slice(0, -1) + path;
