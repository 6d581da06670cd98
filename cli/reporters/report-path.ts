import { isAbsolute, relative, resolve, sep } from 'node:path';

/** The environment variables that name the root of the checkout in CI services. */
const checkouts = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR'];

/**
 * A path in reports: with slashes, relative to the root of the checkout or to the working folder. A path outside stays
 * absolute.
 */
export function reportPath(path: string, environment: NodeJS.ProcessEnv = process.env): string {
  const roots = [...checkouts.flatMap((name) => environment[name] ?? []), '.'];
  const within = roots
    .map((root) => relative(resolve(root), resolve(path)))
    .find((each) => each !== '' && each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each));
  return (within ?? resolve(path)).split(sep).join('/');
}
