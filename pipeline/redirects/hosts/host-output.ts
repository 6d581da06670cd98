import type { CompiledRedirect, CompiledRedirects } from '../compile.ts';

/** A table in the form that a host reads. */
export interface HostOutput {
  readonly text: string;
  /** The differences between the table and what the host can do, each as a sentence. */
  readonly losses: readonly string[];
}

export interface HostOptions {
  /** The folder of the site on its host; starts and ends with a slash. */
  readonly basePath: string;
}

export type HostWriter = (redirects: CompiledRedirects, options: HostOptions) => HostOutput;

/** A path of the site as a path of its host; another site's address stays as it is. */
export const onHost = (url: string, { basePath }: HostOptions): string =>
  url.startsWith('/') ? basePath.slice(0, -1) + (url === '/' && basePath !== '/' ? '' : url) || '/' : url;

export const statusOf = ({ isPermanent }: Pick<CompiledRedirect, 'isPermanent'>): number =>
  isPermanent ? 301 : 302;

/** The first line of every output with comments. */
export const madeBy = '# Made by fieldbook from the redirect table: change the table, not this file.';

/** `Netlify: 2 rules ...: /a, /b`, or nothing where it concerns no rule. */
export function lossOf(sentence: string, paths: readonly string[], shown = 3): string[] {
  if (paths.length === 0) return [];
  const more = paths.length > shown ? ` and ${paths.length - shown} more` : '';
  return [`${sentence}: ${paths.slice(0, shown).join(', ')}${more}`];
}

/** For a table of single paths. */
export const folderLoss = ({ folders }: CompiledRedirects): string[] =>
  lossOf(
    'This table has single paths alone, so the old addresses of pages with another prefix are left out',
    folders.map(({ from }) => `${from}/*`),
  );
