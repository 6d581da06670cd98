import type { CompiledRedirects } from '../compile.ts';
import { type HostOptions, lossOf, onHost } from './host-output.ts';
import { caseLoss } from './netlify.ts';
import { spelledRedirects } from './spelled.ts';

/** A page in place of a redirect. */
interface RedirectPage {
  /** Its file below the root of the host, decoded. */
  readonly path: string;
  readonly to: string;
}

interface RedirectPages {
  readonly pages: readonly RedirectPage[];
  readonly losses: readonly string[];
}

/** Most file systems take names of so many bytes. */
const maxNameBytes = 255;

/**
 * Pages for a host without redirects. `urls` are the paths of all pages of the site, encoded; of each page in a folder that has moved
 * there is a page at its old address.
 */
export function redirectPages(
  redirects: CompiledRedirects,
  urls: readonly string[],
  options: HostOptions,
): RedirectPages {
  const moved = redirects.folders.flatMap(({ from, to }) =>
    urls
      .filter((url) => url.startsWith(`${to}/`))
      .map((url) => ({ from: from + url.slice(to.length), to: url })),
  );
  const spelled = spelledRedirects(redirects).filter(({ from }) => from !== '/');
  const all = [...spelled, ...moved].map(({ from, to }) => ({
    from,
    path: fileOf(decodeURIComponent(onHost(from, options)).slice(1)),
    to: onHost(to, options),
  }));
  return {
    pages: all.filter(isPossible).map(({ path, to }) => ({ path, to })),
    losses: [
      ...caseLoss('GitHub Pages', redirects),
      ...lossOf(
        'These are no names of files, so they are left out',
        all.filter((each) => !isPossible(each)).map(({ from }) => from.slice(0, 60)),
      ),
    ],
  };
}

const fileOf = (path: string): string => (/\.html?$/iu.test(path) ? path : `${path}/index.html`);

const isPossible = ({ path }: Pick<RedirectPage, 'path'>): boolean =>
  path
    .split('/')
    .every(
      (name) =>
        !['', '.', '..'].includes(name) &&
        !/[\\\u0000-\u001F]/u.test(name) &&
        new TextEncoder().encode(name).length <= maxNameBytes,
    );
