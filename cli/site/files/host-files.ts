import { addTo } from '../../../schemas/base/add-to.ts';
import { localeFolder } from '../../../pipeline/config/in-locale.ts';
import type { SiteHost } from '../../../pipeline/config/hosts.ts';
import {
  headersFile,
  type HeaderOptions,
  nginxHeaders,
  vercelHeaders,
} from '../../../pipeline/headers/host-forms.ts';
import { hostHeaders } from '../../../pipeline/headers/site-headers.ts';
import { cloudflare } from '../../../pipeline/redirects/hosts/cloudflare.ts';
import { netlify } from '../../../pipeline/redirects/hosts/netlify.ts';
import { nginx } from '../../../pipeline/redirects/hosts/nginx.ts';
import { vercelJson, vercelRedirects } from '../../../pipeline/redirects/hosts/vercel.ts';
import type { SiteFile } from './site-file.ts';
import { hasRedirects, type HostedSite, onOneHost, type SitesOnHost } from './sites-on-host.ts';

/** The redirects and the headers as the configured hosts read them: a host has one file for the sites of all its locales. */
export function hostFiles(sites: readonly HostedSite[]): SiteFile[] {
  const byHost = new Map<string | undefined, HostedSite[]>();
  for (const site of sites) addTo(byHost, site.config.siteUrl, site);
  return [...byHost.values()].flatMap((hosted) => {
    const site = onOneHost(hosted);
    const files = hostsFor(site.config.hosts).flatMap((host) => filesFor[host](site));
    const folder = localeFolder(site.config);
    return files.map(({ path, ...file }) => ({ ...file, path: folder + path }));
  });
}

/** nginx includes its files from any path; the other hosts look in the root of the site. Of three only a deployment has files. */
const filesFor: { readonly [Host in SiteHost]: (site: SitesOnHost) => SiteFile[] } = {
  netlify: (site) => [
    ...redirectsIn(site, '_redirects', () => netlify(site.compiled, site.config).text),
    headersOf(site),
  ],
  cloudflare: (site) => [
    ...redirectsIn(site, '_redirects', () => cloudflare(site.compiled, site.config).text),
    headersOf(site),
  ],
  vercel: (site) => [
    {
      path: 'vercel.json',
      content: () =>
        vercelJson({
          redirects: vercelRedirects(site.compiled, site.config).rules,
          headers: vercelHeaders(hostHeaders(site.config, site.styles), optionsOf(site)),
        }),
    },
  ],
  nginx: (site) => [
    ...redirectsIn(site, 'redirects.nginx.conf', () => nginx(site.compiled, site.config).text),
    {
      path: 'headers.nginx.conf',
      content: () => nginxHeaders(hostHeaders(site.config, site.styles), optionsOf(site)),
    },
  ],
  apache: () => [],
  'github-pages': () => [],
  s3: () => [],
};

/** Netlify and Cloudflare read the same format. */
export const headersOf = (site: SitesOnHost): SiteFile => ({
  path: '_headers',
  content: () => headersFile(hostHeaders(site.config, site.styles), optionsOf(site)),
});

export const optionsOf = ({ config: { basePath }, folders }: SitesOnHost): HeaderOptions => ({
  basePath,
  folders,
});

/** Without redirects there is no file of them. */
const redirectsIn = (site: SitesOnHost, path: string, content: () => string): SiteFile[] =>
  hasRedirects(site) ? [{ path, content }] : [];

/** Netlify reads Cloudflare's files too, so Netlify's are left out if both are configured. */
const hostsFor = (hosts: readonly SiteHost[]): SiteHost[] =>
  [...new Set(hosts)].filter((host) => host !== 'netlify' || !hosts.includes('cloudflare'));
