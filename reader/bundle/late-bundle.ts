import { once } from '../ui/once.ts';
import { partOfSite } from './part-of-site.ts';
import type { Bundle } from './open.ts';

/** A bundle that is opened when something is first read: what checks its files is not needed for a page that is there. */
export function lateBundle(load: () => Promise<Bundle>): Bundle {
  const bundle = once(() => partOfSite(load));
  const file = <Name extends Exclude<keyof Bundle, 'article' | 'articlePath'>>(name: Name) =>
    // Each name has the type of its own file; TypeScript cannot follow it through the call.
    (async () => (await bundle())[name]()) as Bundle[Name];
  return {
    manifest: file('manifest'),
    article: async (url) => (await bundle()).article(url),
    articlePath: async (url) => (await bundle()).articlePath(url),
    contents: file('contents'),
    redirects: file('redirects'),
    autocomplete: file('autocomplete'),
    search: file('search'),
    home: file('home'),
    announcements: file('announcements'),
    categories: file('categories'),
    capabilities: file('capabilities'),
    site: file('site'),
  };
}
