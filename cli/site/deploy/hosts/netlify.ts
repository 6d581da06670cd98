import { netlify } from '../../../../pipeline/redirects/hosts/netlify.ts';
import { headersOf } from '../../files/host-files.ts';
import { type HostRootWriter, notFoundFolders, notFoundInRoot } from './host-root.ts';

/** Source: Netlify, "Redirect options", "Custom 404 page handling". */
export const netlifyRoot: HostRootWriter = (site) => {
  const { text, losses } = netlify(site.compiled, site.config);
  const notFound = notFoundFolders(site).map((folder) => `${folder}* ${folder}404.html 404\n`);
  return {
    files: [
      { path: '_redirects', content: () => text + notFound.join('') },
      headersOf(site),
      ...notFoundInRoot(site),
    ],
    losses,
  };
};
