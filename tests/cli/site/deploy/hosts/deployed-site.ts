import { join } from 'node:path';
import { openDeploy } from '../../../../../cli/site/deploy/open-deploy.ts';
import { writeDeploy } from '../../../../../cli/site/deploy/write-deploy.ts';
import type { SiteFile } from '../../../../../cli/site/files/site-file.ts';
import { hostedSite } from '../../../../../cli/site/files/sites-on-host.ts';
import { outputAt } from '../../../../../cli/site/versions/versions.ts';
import { writeSite } from '../../../../../cli/site/write-site.ts';
import type { FieldbookConfig } from '../../../../../pipeline/config/config.ts';
import type { SiteHost } from '../../../../../pipeline/config/hosts.ts';
import { hostHeaders } from '../../../../../pipeline/headers/site-headers.ts';
import { howTo } from '../../../../pipeline/builders.ts';
import { linked } from '../../../../pipeline/documents.ts';

const redirects = [
  '/old,/guides/page',
  '/Gone-Page.htm,/guides/page#part,true',
  '/own,/guides/page?own=1,true',
  '/away,https://other.example/x?y=1#z,true',
  '"/ünï ""cödé"" $1 %252",/guides/café,true',
  '/Exact,/guides/page,true,false',
  '/GUIDES/page,/guides/café,true',
  '/index.html,/,true',
].join('\n');

/** As long as a script, so that hosts compress it. */
const script = `const text = ${JSON.stringify('a script '.repeat(500))};`;

/** The files of a site in one locale: each says what it is. */
const filesIn = (folder: string, locale: string): SiteFile[] =>
  Object.entries({
    'index.html': `home ${locale}`,
    '404.html': `not found ${locale}`,
    'guides/page/index.html': `page ${locale}`,
    'guides/page.md': `# Page ${locale}`,
    'guides/café/index.html': `café ${locale}`,
    'assets/app-1.js': script,
    'bundle/manifest.json': '{}',
    'bundle/site.1.json': '{}',
    'bundle/articles/page.1.json': '{}',
    'sw.js': '',
  }).map(([path, text]) => ({ path: folder + path, content: () => text }));

/**
 * A small site in two locales, deployed for a host, with redirects, a prefix of its own for how-tos, and pages at `guides/`. Gives the
 * headers of its pages too.
 */
export async function deployedSite(folder: string, host: SiteHost, basePath: string) {
  const out = join(folder, 'site');
  const deploy = join(folder, 'deploy');
  const { digest } = await writeSite([...filesIn('', 'en'), ...filesIn('es/', 'es')], {
    output: outputAt(out),
    keep: 3,
  });
  const config: FieldbookConfig = { siteUrl: 'https://help.example.com', routes: { kbHowTo: '/guides' } };
  const graphs = [basePath, `${basePath}es/`].map(
    (each) =>
      linked([howTo('page', 'Page', { url: 'page' }), howTo('cafe', 'Café', { url: 'café' })], {
        config: { ...config, basePath: each },
        redirects,
      }).graph,
  );
  const sites = graphs.map((graph) => hostedSite(graph));
  const [root] = sites;
  if (root === undefined) throw new Error('a site has a locale');
  const target = await openDeploy({ out, deploy, host }, root.config);
  const { losses } = await writeDeploy({ out, digest, sites, keep: 3, isDurable: false }, target);
  return { folder: deploy, basePath, losses, headers: hostHeaders(root.config) };
}

export type HostedFolder = Awaited<ReturnType<typeof deployedSite>>;
