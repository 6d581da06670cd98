import { splitUrl, toRoutePath } from '../../schemas/urls.ts';

/** One rule of the redirect table, from an entry or from a line of the table's file. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly isPermanent: boolean;
  readonly ignoreCase: boolean;
  readonly inBrowser: boolean;
  readonly origin: RedirectOrigin;
}

/** Where a rule was written, so that a finding can lead there. */
export type RedirectOrigin =
  { readonly entry: string } | { readonly source: { readonly file: string; readonly line: number } };

/** All redirect rules, ready to be looked up. */
export interface RedirectTable {
  readonly rules: readonly RedirectRule[];
  /** The rule for a path: exact first, then without regard to case where the rule allows it. */
  find(path: string): RedirectRule | undefined;
}

/** The first of several rules for the same path wins. Source: requirements RD-1. */
export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, RedirectRule>();
  const folded = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const path = toRoutePath(splitUrl(rule.from).path);
    if (!exact.has(path)) exact.set(path, rule);
    const lower = path.toLowerCase();
    if (rule.ignoreCase && !folded.has(lower)) folded.set(lower, rule);
  }
  return {
    rules,
    find(path) {
      const route = toRoutePath(path);
      return exact.get(route) ?? folded.get(route.toLowerCase());
    },
  };
}

/** How many rules one address may go through before it counts as lost. Source: cli.md, `redirects/too-long`. */
export const maxHops = 10;

/** Where a path ends up: its last target, or what is wrong on the way. */
export type Resolution =
  | { readonly kind: 'none' }
  | { readonly kind: 'target'; readonly to: string; readonly hops: number }
  | { readonly kind: 'loop' }
  | { readonly kind: 'too-long' };

/**
 * Follows the table until an address that no rule redirects, or that `isPage` knows for a page: a page is never
 * redirected. A hash on the way is carried on. Source: requirements RT-4.
 */
export function resolveRedirect(
  table: RedirectTable,
  path: string,
  isPage: (route: string) => boolean = () => false,
): Resolution {
  const seen = new Set<string>();
  let to = path;
  let hash: string | undefined;
  for (let hops = 0; ; hops += 1) {
    const at = splitUrl(to);
    const route = isPath(to) ? toRoutePath(at.path) : to;
    const isEnd = !isPath(to) || (hops > 0 && isPage(route));
    const rule = isEnd ? undefined : table.find(route);
    hash = at.hash ?? hash;
    if (rule === undefined) {
      return hops === 0 ? { kind: 'none' } : { kind: 'target', to: withHash(to, hash), hops };
    }
    if (seen.has(route)) return { kind: 'loop' };
    if (hops >= maxHops) return { kind: 'too-long' };
    seen.add(route);
    to = rule.to;
  }
}

/** An address within this site; browsers take a backslash for a second slash, and so for another host. */
export const isPath = (url: string): boolean => /^\/(?![/\\])/u.test(url);

const withHash = (to: string, hash: string | undefined): string =>
  hash === undefined || to.includes('#') ? to : `${to}#${encodeURIComponent(hash.toWellFormed())}`;
