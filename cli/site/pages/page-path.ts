import { invariant } from '../../../schemas/base/invariant.ts';

/** The path of a page's file: a folder for each page, named as the decoded URL. */
export function pagePath(url: string): string {
  const segments = url.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  const isSafe = segments.every((segment) => !/^\.{1,2}$|[/\\\0]/u.test(segment));
  invariant(isSafe, `the address ${url} stays within the site`);
  return [...segments, 'index.html'].join('/');
}
