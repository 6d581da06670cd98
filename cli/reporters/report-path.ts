import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Where the services that read reports check out a repository; what they show is relative to it. */
const checkouts = ['GITHUB_WORKSPACE', 'CI_PROJECT_DIR'];

/**
 * A path as a report names it: with slashes, from the root of the checkout, or from this folder where that is in no
 * known checkout. What lies elsewhere keeps its whole path.
 */
export function reportPath(path: string, environment: NodeJS.ProcessEnv = process.env): string {
  const roots = [...checkouts.flatMap((name) => environment[name] ?? []), '.'];
  const within = roots
    .map((root) => relative(resolve(root), resolve(path)))
    .find((each) => each !== '' && each !== '..' && !each.startsWith(`..${sep}`) && !isAbsolute(each));
  return (within ?? resolve(path)).split(sep).join('/');
}
