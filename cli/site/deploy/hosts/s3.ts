import { cacheControl, hostHeaders } from '../../../../pipeline/headers/site-headers.ts';
import { s3Redirects } from '../../../../pipeline/redirects/hosts/s3.ts';
import { mediaTypeOf } from '../../../media-types.ts';
import { isHashed } from '../../is-hashed.ts';
import { pathClash } from '../../path-clash.ts';
import { type DeployedSite, type HostRootWriter, notFoundInRoot } from './host-root.ts';

/** The plan is for the one who uploads, not for readers. */
const planName = 's3.json';

/** A plan of what to upload: docs/hosting/s3.md has the commands that read it. */
export const s3Root: HostRootWriter = (site) => {
  const { objects, routingRules, losses } = s3Redirects(site.compiled, site.config);
  const root = notFoundInRoot(site);
  const isTaken = pathClash(site.paths);
  const plan = {
    website: {
      IndexDocument: { Suffix: 'index.html' },
      ErrorDocument: { Key: `${site.folder}404.html` },
      ...(routingRules.length > 0 && { RoutingRules: routingRules }),
    },
    headers: hostHeaders(site.config, site.styles),
    objects: objectsOf(site, [...site.paths, ...root.map(({ path }) => path)]),
    redirects: objects.filter(({ key }) => !isTaken.isSame(key)),
  };
  return {
    files: [{ path: planName, content: () => `${JSON.stringify(plan, undefined, 1)}\n` }, ...root],
    losses,
  };
};

/** Files that never change come first: no page may be there before the files that it loads. */
function objectsOf({ folder, folders }: DeployedSite, paths: readonly string[]) {
  const all = paths.map((key) => {
    const isKept = key.startsWith(folder) && isHashed(key.slice(folder.length), folders);
    return { key, contentType: mediaTypeOf(key), cacheControl: cacheControl(isKept) };
  });
  const isFirst = (each: (typeof all)[number]) => each.cacheControl === cacheControl(true);
  return [...all.filter(isFirst), ...all.filter((each) => !isFirst(each))];
}
