import type { CompiledRedirect, CompiledRedirects, MovedFolder } from '../compile.ts';
import { type HostOptions, type HostOutput, lossOf, onHost, statusOf } from './host-output.ts';

/** Source: Vercel, "Configuration Redirects", "Limits". */
const maxRules = 2048;
const maxLength = 4096;

/**
 * `vercel.json` with its `redirects`: patterns of path-to-regexp that Vercel compares without regard to case, before it
 * looks for a page. Source: Vercel, "Configuring projects with vercel.json", "redirects".
 */
export function vercel(redirects: CompiledRedirects, options: HostOptions): HostOutput {
  const { rules, losses } = vercelRedirects(redirects, options);
  return { text: vercelJson({ redirects: rules }), losses };
}

export const vercelJson = (members: Readonly<Record<string, unknown>>): string =>
  `${JSON.stringify(members, undefined, 2)}\n`;

/** The member `redirects`, and what is lost. */
export function vercelRedirects(
  { exact, anyCase, folders }: CompiledRedirects,
  options: HostOptions,
): Pick<HostOutput, 'losses'> & { readonly rules: readonly VercelRedirect[] } {
  const byFold = new Map<string, CompiledRedirect>();
  for (const each of [...anyCase, ...exact]) {
    const key = each.from.toLowerCase();
    if (!byFold.has(key)) byFold.set(key, each);
  }
  const used = new Set(byFold.values());
  const answering = [...used].filter(({ pages }) => pages.length === 0);
  const rules = answering.map((each) => ruleFor(each, options));
  const moved = folders.map((each) => folderRule(each, options));
  const room = maxRules - moved.length;
  const short = rules.filter((rule) => !isTooLong(rule));
  return {
    rules: [...short.slice(0, room), ...moved],
    losses: [
      ...lossOf(
        `${blind}: these answer for every spelling`,
        pathsOf(exact.filter((each) => used.has(each) && each.pages.length === 0)),
      ),
      ...lossOf(
        `${blind}: another rule answers for these`,
        pathsOf(exact.filter((each) => differs(each, byFold.get(each.from.toLowerCase())))),
      ),
      ...lossOf(
        `${blind}: these would stand in the way of a page and are left out`,
        pathsOf([...used].filter(({ pages }) => pages.length > 0)),
      ),
      ...lossOf(
        `Vercel takes addresses of up to ${maxLength} characters, so these are left out`,
        rules.filter(isTooLong).map(({ source }) => `${source.slice(0, 60)}...`),
      ),
      ...lossOf(
        `Vercel takes ${maxRules} redirects, so the last ${short.length - room} are left out`,
        short.slice(room).map(({ source }) => source),
      ),
    ],
  };
}

const blind = 'Vercel ignores upper and lower case';

interface VercelRedirect {
  readonly source: string;
  readonly destination: string;
  readonly statusCode: number;
}

const ruleFor = (redirect: CompiledRedirect, options: HostOptions): VercelRedirect => ({
  source: `${escapePattern(onHost(redirect.from, options))}${redirect.from === '/' ? '' : '{/}?'}`,
  destination: escapeTarget(onHost(redirect.to, options)),
  statusCode: statusOf(redirect),
});

const folderRule = ({ from, to }: MovedFolder, options: HostOptions): VercelRedirect => ({
  source: `${escapePattern(onHost(from, options))}/:page+`,
  destination: `${escapeTarget(onHost(to, options))}/:page+`,
  statusCode: 301,
});

const isTooLong = ({ source, destination }: VercelRedirect): boolean =>
  source.length > maxLength || destination.length > maxLength;

/** The special characters of path-to-regexp. */
const escapePattern = (path: string): string => path.replace(/[\\:*?+(){}]/gu, String.raw`\$&`);

/** Vercel fills in `:name` and `$1` of a target's path and query, and reads brackets in them as patterns. */
const escapeTarget = (to: string): string => {
  const [host = ''] = /^https?:\/\/[^/]*/u.exec(to) ?? [];
  return host + to.slice(host.length).replace(/[:$*(){}]/gu, percent);
};

const percent = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

const differs = (one: CompiledRedirect, other: CompiledRedirect | undefined): boolean =>
  other !== undefined && (one.to !== other.to || one.isPermanent !== other.isPermanent);

const pathsOf = (redirects: readonly CompiledRedirect[]): string[] => redirects.map(({ from }) => from);
