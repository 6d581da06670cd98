import { html } from 'hono/html';
import { ownFiles } from './own-files.ts';

export type Html = ReturnType<typeof html>;

interface OwnPage {
  readonly title: string;
  readonly basePath: string;
  /** A card in the middle, or the whole width. */
  readonly width: 'card' | 'wide';
}

/** A page of the preview's own, which says that it is one. It needs no script. */
export const ownPage = ({ title, basePath, width }: OwnPage, content: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | Preview</title>
        <meta name="robots" content="noindex,nofollow" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="${under(basePath, '/favicon.svg')}" type="image/svg+xml" />
        <link rel="stylesheet" href="${under(basePath, ownFiles.styles)}" />
      </head>
      <body class="${width}">
        <main>
          <p class="badge">Preview</p>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;

/** The address of a path of the site. `basePath` starts and ends with a slash. */
export const under = (basePath: string, path: string): string => basePath.slice(0, -1) + path;
