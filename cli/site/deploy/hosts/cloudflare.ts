import { cloudflare } from '../../../../pipeline/redirects/hosts/cloudflare.ts';
import { headersOf } from '../../files/host-files.ts';
import { type HostRootWriter, notFoundInRoot } from './host-root.ts';

/** The nearest `404.html` above a path answers; without one in the root, every path would be the home page. Source: Cloudflare Pages, "Serving pages". */
export const cloudflareRoot: HostRootWriter = (site) => {
  const { text, losses } = cloudflare(site.compiled, site.config);
  return {
    files: [{ path: '_redirects', content: () => text }, headersOf(site), ...notFoundInRoot(site)],
    losses,
  };
};
