import { html } from 'hono/html';
import type { Html } from '../own-pages/own-page.ts';

/** In place of a redirect, which a host of files does not give. */
export const leadingPage = (to: string, basePath: string): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>This page leads on | Preview</title>
        <meta name="robots" content="noindex,nofollow" />
        <meta http-equiv="refresh" content="0; url=${to}" />
        <link rel="icon" href="${basePath}favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <main>
          <h1>This page leads on</h1>
          <p><a href="${to}">Go to the page</a></p>
        </main>
      </body>
    </html>`;
