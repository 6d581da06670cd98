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

/** The source of a rule, for findings. */
export type RedirectOrigin =
  | { readonly entry: string }
  | { readonly source: { readonly file: string; readonly line: number } };

/** All redirect rules, ready to be looked up. */
export interface RedirectTable {
  readonly rules: readonly RedirectRule[];
  /** The rule for a path: exact first, then without regard to case where the rule allows it. */
  find(path: string): RedirectRule | undefined;
  /** The rule for a path without regard to case. Exact rules come first. */
  findAnyCase(path: string): RedirectRule | undefined;
}

/** The first of several rules for the same path wins. Source: docs/requirements.md, RD-1. */
export function redirectTable(rules: readonly RedirectRule[]): RedirectTable {
  const exact = new Map<string, RedirectRule>();
  const folded = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const path = toRoutePath(splitUrl(rule.from).path);
    if (!exact.has(path)) exact.set(path, rule);
    const lower = path.toLowerCase();
    if (rule.ignoreCase && !folded.has(lower)) folded.set(lower, rule);
  }
  const findAnyCase = (path: string) => folded.get(toRoutePath(path).toLowerCase());
  return { rules, find: (path) => exact.get(toRoutePath(path)) ?? findAnyCase(path), findAnyCase };
}

/** An address that goes through more rules than this counts as lost. Source: docs/rules/redirects/too-long.md. */
export const maxHops = 10;

/** Where a path ends up: its last target, or what is wrong on the way. */
export type Resolution =
  | { readonly kind: 'none' }
  /** It is permanent where every rule on the way is. */
  | {
      readonly kind: 'target';
      readonly to: string;
      readonly hops: number;
      readonly isPermanent: boolean;
    }
  | { readonly kind: 'loop' }
  | { readonly kind: 'too-long' };

type IsPage = (route: string) => boolean;
const noPage: IsPage = () => false;

/**
 * Follows the table until an address that no rule redirects, or that `isPage` knows for a page: a page is never
 * redirected. A hash on the way is carried on. Source: docs/requirements.md, RT-4.
 */
export function resolveRedirect(table: RedirectTable, path: string, isPage: IsPage = noPage): Resolution {
  const at = splitUrl(path);
  const rule = isPath(path) ? table.find(at.path) : undefined;
  return rule === undefined ? { kind: 'none' } : followRule(table, rule, { isPage, hash: at.hash });
}

/** The same, starting with a rule instead of a path. */
export function followRule(
  table: RedirectTable,
  first: RedirectRule,
  { isPage, hash: given }: { readonly isPage: IsPage; readonly hash?: string | undefined },
): Resolution {
  const met = new Set<RedirectRule>();
  let rule = first;
  let hash = given;
  let isPermanent = true;
  for (let hops = 1; ; hops += 1) {
    met.add(rule);
    isPermanent &&= rule.isPermanent;
    hash = splitUrl(rule.to).hash ?? hash;
    const next = nextAfter(rule, table, isPage);
    if (next === undefined) return { kind: 'target', to: withHash(rule.to, hash), hops, isPermanent };
    if (met.has(next)) return { kind: 'loop' };
    if (hops >= maxHops) return { kind: 'too-long' };
    rule = next;
  }
}

function nextAfter({ to }: RedirectRule, table: RedirectTable, isPage: IsPage): RedirectRule | undefined {
  if (!isPath(to)) return undefined;
  const route = toRoutePath(splitUrl(to).path);
  return isPage(route) ? undefined : table.find(route);
}

/** An address within this site; browsers take a backslash for a second slash, and so for another host. */
export const isPath = (url: string): boolean => /^\/(?![/\\])/u.test(url);

const withHash = (to: string, hash: string | undefined): string =>
  hash === undefined || to.includes('#') ? to : `${to}#${encodeURIComponent(hash.toWellFormed())}`;
