import { vercelHeaders } from '../../../../pipeline/headers/host-forms.ts';
import { hostHeaders } from '../../../../pipeline/headers/site-headers.ts';
import { vercelJson, vercelRedirects } from '../../../../pipeline/redirects/hosts/vercel.ts';
import { optionsOf } from '../../files/host-files.ts';
import { type HostRootWriter, notFoundInRoot } from './host-root.ts';

/** The folder is served as it is: Vercel would build it if a project's settings said so. */
const asItIs = { framework: null, installCommand: null, buildCommand: null, outputDirectory: '.' };

export const vercelRoot: HostRootWriter = (site) => {
  const { rules: redirects, losses } = vercelRedirects(site.compiled, site.config);
  const headers = vercelHeaders(hostHeaders(site.config, site.styles), optionsOf(site));
  return {
    files: [
      { path: 'vercel.json', content: () => vercelJson({ ...asItIs, redirects, headers }) },
      ...notFoundInRoot(site),
    ],
    losses,
  };
};
