import { html } from 'hono/html';
import { redirectPages } from '../../../../pipeline/redirects/hosts/redirect-pages.ts';
import type { SiteFile } from '../../files/site-file.ts';
import { pathClash } from '../../path-clash.ts';
import { type DeployedSite, type HostRootWriter, notFoundInRoot } from './host-root.ts';

/**
 * GitHub Pages has neither headers nor redirects: old addresses are pages that lead on. `.nojekyll` keeps the folder as it is.
 * Source: GitHub, "Creating a custom 404 page for your GitHub Pages site", "About Jekyll build errors".
 */
export const githubPagesRoot: HostRootWriter = (site) => {
  const { config, compiled, folder } = site;
  const { pages, losses } = redirectPages(compiled, urlsOf(site), config);
  const isTaken = pathClash(site.paths);
  const files: SiteFile[] = isTaken('.nojekyll') ? [] : [{ path: '.nojekyll', content: () => '' }];
  for (const { path, to } of pages) {
    const place = folder + path.slice(config.basePath.length - 1);
    if (isTaken(place)) continue;
    isTaken.add(place);
    files.push({ path: place, content: async () => String(await leadingPage(to)) });
  }
  return { files: [...files, ...notFoundInRoot(site)], losses };
};

/** The paths of all pages below the base path, encoded. */
const urlsOf = ({ paths, folder }: DeployedSite): readonly string[] =>
  paths
    .filter((path) => path.endsWith('/index.html'))
    .map((path) =>
      path.slice(folder.length, -'/index.html'.length).split('/').map(encodeURIComponent).join('/'),
    )
    .map((path) => `/${path}`);

/** A target on this host gets the query and the hash of the old address, unless it has its own. */
const leadingPage = (to: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>This page has moved</title>
        <link rel="canonical" href="${to}" />
        <noscript><meta http-equiv="refresh" content="0; url=${to}" /></noscript>
      </head>
      <body>
        <p>This page has moved: <a href="${to}">${to}</a></p>
        <script>
          const to = new URL(document.querySelector('a').href);
          if (to.origin === location.origin) {
            to.search ||= location.search;
            to.hash ||= location.hash;
          }
          location.replace(to);
        </script>
      </body>
    </html>`;
