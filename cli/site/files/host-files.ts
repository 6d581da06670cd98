import { addTo } from '../../../schemas/base/add-to.ts';
import { invariant } from '../../../schemas/base/invariant.ts';
import { localeFolder } from '../../../pipeline/config/in-locale.ts';
import type { SiteHost } from '../../../pipeline/config/hosts.ts';
import { compiledRedirects } from '../../../pipeline/emit/redirects.ts';
import type { Graph } from '../../../pipeline/graph.ts';
import { headersFile, nginxHeaders, vercelHeaders } from '../../../pipeline/headers/host-forms.ts';
import { hostHeaders } from '../../../pipeline/headers/site-headers.ts';
import { type CompiledRedirects, redirectsBelow } from '../../../pipeline/redirects/compile.ts';
import { cloudflare } from '../../../pipeline/redirects/hosts/cloudflare.ts';
import { netlify } from '../../../pipeline/redirects/hosts/netlify.ts';
import { nginx } from '../../../pipeline/redirects/hosts/nginx.ts';
import { vercelJson, vercelRedirects } from '../../../pipeline/redirects/hosts/vercel.ts';
import type { SiteFile } from './site-file.ts';

/** What the files for hosts need to know of a site. It does not keep the graph in memory. */
export interface HostedSite {
  readonly config: Graph['config'];
  readonly compiled: CompiledRedirects;
}

export const hostedSite = (graph: Graph): HostedSite => ({
  config: graph.config,
  compiled: compiledRedirects(graph),
});

/** The redirects and the headers as the configured hosts read them: a host has one file for the sites of all its locales. */
export function hostFiles(sites: readonly HostedSite[]): SiteFile[] {
  const byHost = new Map<string | undefined, HostedSite[]>();
  for (const site of sites) addTo(byHost, site.config.siteUrl, site);
  return [...byHost.values()].flatMap((hosted) => {
    const { config, compiled } = redirectsOfHost(hosted);
    const { exact, anyCase, folders } = compiled;
    const input = { config, compiled, redirects: exact.length + anyCase.length + folders.length > 0 };
    const files = hostsFor(config.hosts).flatMap((host) => filesFor[host](input));
    const folder = localeFolder(config);
    return files.map(({ path, ...file }) => ({ ...file, path: folder + path }));
  });
}

/** The redirects of sites on one host, as those of the one in its root: the others are in folders of it. */
export function redirectsOfHost(hosted: readonly HostedSite[]): HostedSite {
  const [root] = hosted.toSorted((a, b) => a.config.basePath.length - b.config.basePath.length);
  invariant(root !== undefined, 'a host has a site');
  const folders = root.config.basePath.length - 1;
  const all = hosted.map(({ config, compiled }) =>
    redirectsBelow(config.basePath.slice(folders, -1), compiled),
  );
  const compiled = {
    exact: all.flatMap(({ exact }) => exact),
    anyCase: all.flatMap(({ anyCase }) => anyCase),
    folders: all.flatMap((each) => each.folders),
    refused: all.flatMap(({ refused }) => refused),
  };
  return { config: root.config, compiled };
}

interface HostInput {
  readonly config: Graph['config'];
  readonly compiled: CompiledRedirects;
  /** False: there are no redirects, so no file of them is written. */
  readonly redirects: boolean;
}

/** nginx includes its files from any path; the other hosts look in the root of the site. */
const filesFor: { readonly [Host in SiteHost]: (input: HostInput) => SiteFile[] } = {
  netlify: ({ config, compiled, redirects }) => [
    ...fileIf(redirects, '_redirects', () => netlify(compiled, config).text),
    headersOf(config),
  ],
  cloudflare: ({ config, compiled, redirects }) => [
    ...fileIf(redirects, '_redirects', () => cloudflare(compiled, config).text),
    headersOf(config),
  ],
  vercel: ({ config, compiled }) => [
    {
      path: 'vercel.json',
      content: () =>
        vercelJson({
          redirects: vercelRedirects(compiled, config).rules,
          headers: vercelHeaders(hostHeaders(config), config),
        }),
    },
  ],
  nginx: ({ config, compiled, redirects }) => [
    ...fileIf(redirects, 'redirects.nginx.conf', () => nginx(compiled, config).text),
    { path: 'headers.nginx.conf', content: () => nginxHeaders(hostHeaders(config), config) },
  ],
};

/** Netlify and Cloudflare read the same format. */
const headersOf = (config: Graph['config']): SiteFile => ({
  path: '_headers',
  content: () => headersFile(hostHeaders(config), config),
});

const fileIf = (isThere: boolean, path: string, content: () => string): SiteFile[] =>
  isThere ? [{ path, content }] : [];

/** Netlify reads Cloudflare's files too, so Netlify's are left out if both are configured. */
const hostsFor = (hosts: readonly SiteHost[]): SiteHost[] =>
  [...new Set(hosts)].filter((host) => host !== 'netlify' || !hosts.includes('cloudflare'));
