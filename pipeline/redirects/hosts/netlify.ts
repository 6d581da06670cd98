import type { CompiledRedirects, MovedFolder } from '../compile.ts';
import { type HostOptions, type HostOutput, lossOf, madeBy, onHost, statusOf } from './host-output.ts';
import { hasOtherSpellings, isPattern, type Spelled, spelledRedirects } from './spelled.ts';

/**
 * `_redirects` for Netlify: a line a path. Netlify minds case, and takes no notice of a slash at the end.
 * Source: Netlify, "Redirects and rewrites" and "Redirect options".
 */
export function netlify(redirects: CompiledRedirects, options: HostOptions): HostOutput {
  const spelled = spelledRedirects(redirects);
  const lines = spelled.filter((redirect) => !isPattern(redirect)).map((each) => redirectLine(each, options));
  const folders = redirects.folders.map((each) => folderLine(each, options));
  return {
    text: `${[madeBy, ...lines, ...folders].join('\n')}\n`,
    losses: [
      ...caseLoss('Netlify', redirects),
      ...lossOf(
        'Netlify reads * and : in a path as a pattern, so these are left out',
        spelled.filter(isPattern).map(({ from }) => from),
      ),
    ],
  };
}

/** `/old /new 302` */
export const redirectLine = (redirect: Spelled, options: HostOptions): string =>
  `${onHost(redirect.from, options)} ${onHost(redirect.to, options)} ${statusOf(redirect)}`;

/** `/old/* /new/:splat 301`. Source: Netlify and Cloudflare, "Splats". */
export const folderLine = ({ from, to }: MovedFolder, options: HostOptions): string =>
  `${onHost(from, options)}/* ${onHost(to, options)}/:splat 301`;

/** The rules that do not work on a case-sensitive host. */
export const caseLoss = (host: string, { anyCase }: CompiledRedirects): string[] =>
  lossOf(
    `${host} distinguishes upper and lower case: these are redirected as they are written and in lower case, in no other spelling`,
    anyCase.filter(hasOtherSpellings).map(({ from }) => from),
  );
