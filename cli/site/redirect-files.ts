import type { RedirectHost } from '../../pipeline/config/hosts.ts';
import { compiledRedirects } from '../../pipeline/emit/redirects.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { hostWriters } from '../../pipeline/redirects/hosts/index.ts';
import type { SiteFile } from './site-files.ts';

/** Where a host looks for its redirects; nginx includes the file from wherever it is. */
const paths: { readonly [Host in RedirectHost]: string } = {
  netlify: '_redirects',
  cloudflare: '_redirects',
  vercel: 'vercel.json',
  nginx: 'redirects.nginx.conf',
};

/** The redirects as the configured hosts read them; none where nothing is redirected. */
export function redirectFiles(graph: Graph): SiteFile[] {
  const compiled = compiledRedirects(graph);
  const { config } = graph; // what is written later does not keep the graph
  if (compiled.exact.length + compiled.anyCase.length === 0) return [];
  return writersFor(config.hosts).map((host) => ({
    path: paths[host],
    content: () => hostWriters[host](compiled, config).text,
  }));
}

/** Cloudflare's `_redirects` does for Netlify too, so it is the one where both are asked for. */
const writersFor = (hosts: readonly RedirectHost[]): RedirectHost[] =>
  [...new Set(hosts)].filter((host) => host !== 'netlify' || !hosts.includes('cloudflare'));
