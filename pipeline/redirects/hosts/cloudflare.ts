import type { CompiledRedirects } from '../compile.ts';
import { type HostOptions, type HostOutput, lossOf, madeBy } from './host-output.ts';
import { caseLoss, folderLine, redirectLine } from './netlify.ts';
import { isPattern, type Spelled, spelledRedirects } from './spelled.ts';

/** Source: Cloudflare Pages, "Redirects", "Per file". */
const maxRules = 2000;
const maxLineLength = 1000;

/**
 * `_redirects` for Cloudflare Pages, which Netlify reads too: a line a path, and one for the path with a slash at its
 * end. Cloudflare minds case, and redirects even where there is a page. Source: Cloudflare Pages, "Redirects".
 */
export function cloudflare(redirects: CompiledRedirects, options: HostOptions): HostOutput {
  const spelled = spelledRedirects(redirects);
  const usable = spelled.filter((each) => !isPattern(each) && !isInsecure(each));
  const lines = [...usable, ...usable.flatMap(withSlash)].map((each) => redirectLine(each, options));
  const folders = redirects.folders.map((each) => folderLine(each, options));
  const room = maxRules - folders.length;
  const short = lines.filter((line) => line.length <= maxLineLength);
  return {
    text: `${[madeBy, ...short.slice(0, room), ...folders].join('\n')}\n`,
    losses: [
      ...caseLoss('Cloudflare Pages', redirects),
      ...lossOf(
        'Cloudflare Pages reads * and : in a path as a pattern, so these are left out',
        pathsOf(spelled, isPattern),
      ),
      ...lossOf(
        'Cloudflare Pages redirects to https addresses only, so these are left out',
        pathsOf(spelled, isInsecure),
      ),
      ...lossOf(
        `Cloudflare Pages takes lines of up to ${maxLineLength} characters, so these are left out`,
        lines.filter((line) => line.length > maxLineLength).map((line) => `${line.slice(0, 60)}...`),
      ),
      ...lossOf(
        `Cloudflare Pages takes ${maxRules} rules, so the last ${short.length - room} are left out`,
        short.slice(room).map((line) => line.split(' ')[0] ?? ''),
      ),
    ],
  };
}

const isInsecure = ({ to }: Spelled): boolean => to.startsWith('http:');

const pathsOf = (redirects: readonly Spelled[], matches: (each: Spelled) => boolean): string[] =>
  redirects.filter(matches).map(({ from }) => from);

/** Cloudflare refuses a path with a slash at its end that leads to an index, for fear of a loop. */
const withSlash = (redirect: Spelled): Spelled[] =>
  redirect.from === '/' || /\/index(?:\.html)?$/u.test(redirect.to)
    ? []
    : [{ ...redirect, from: `${redirect.from}/` }];
