import type { RoutePath } from '../../schemas/base/ids.ts';
import { movedPrefixes, type OwnPrefixes } from '../../schemas/routes.ts';
import { movedPath } from '../../schemas/destination.ts';
import { splitUrl, toRoutePath } from '../../schemas/urls.ts';
import type { SiteAddress } from '../addresses/read-address.ts';
import { type KnownPages, pagesByTarget } from './known-pages.ts';
import { onThisSite, toLocation } from './on-site.ts';
import {
  followRule,
  isPath,
  type RedirectRule,
  type RedirectTable,
  redirectTable,
} from './redirect-table.ts';

/** One rule for a host: from a path directly to its final target. */
export interface CompiledRedirect {
  readonly from: RoutePath;
  /** A path of this site or an address of the web, encoded. */
  readonly to: string;
  /** Every rule on the way is permanent. */
  readonly isPermanent: boolean;
  readonly inBrowser: boolean;
  /** The pages that differ from `from` by upper and lower case only: they are never redirected. */
  readonly pages: readonly RoutePath[];
}

/** The whole table, flattened. A path is looked up in `exact` first, then in `anyCase` in lower case. */
export interface CompiledRedirects {
  /** For one spelling of a path, in order of paths. */
  readonly exact: readonly CompiledRedirect[];
  /** For every spelling of a path that `exact` does not have, each path once; in order of paths. */
  readonly anyCase: readonly CompiledRedirect[];
  /** Folders whose pages are all in another one now: `/how-to/x` is `/guides/x`. What has a rule of its own above is not meant. */
  readonly folders: readonly MovedFolder[];
  readonly refused: readonly RefusedRedirect[];
}

export interface MovedFolder {
  readonly from: string;
  readonly to: string;
}

/** A rule that is left out, and why. */
export interface RefusedRedirect {
  readonly rule: RedirectRule;
  readonly reason: Refusal;
}
export type Refusal = 'repeated' | 'shadows-page' | 'self' | 'loop' | 'too-long' | 'unsafe';

export interface CompileOptions {
  /** The pages of the site. Without them the only known pages are targets that differ from a path by case. */
  readonly pages?: KnownPages;
  /** With it, the whole address of a page of this site counts as its path. */
  readonly site?: SiteAddress;
  /** The site's own prefixes of addresses, where `pages` does not have them. */
  readonly prefixes?: OwnPrefixes;
}

const noSite: SiteAddress = { siteUrl: undefined, basePath: '/' };

/** Flattens the chains of a table and leaves out rules without a target. */
export function compileRedirects(
  { rules: written }: RedirectTable,
  { pages: known, site = noSite, prefixes = {} }: CompileOptions = {},
): CompiledRedirects {
  const onSite = written.map((rule) => ({ ...rule, to: onThisSite(rule.to, site) ?? rule.to }));
  const pages = known ?? pagesByTarget(onSite);
  const shadows = onSite.filter((rule) => pages.isPage(routeOf(rule)));
  const table = redirectTable(onSite.filter((rule) => !pages.isPage(routeOf(rule))));
  const spellings = spellingsOf(table, pages);
  const exact: CompiledRedirect[] = [];
  const anyCase: CompiledRedirect[] = [];
  const refused = shadows.map((rule): RefusedRedirect => ({ rule, reason: 'shadows-page' }));
  for (const rule of table.rules) {
    const from = routeOf(rule);
    const isForAnyCase = table.findAnyCase(from) === rule;
    const isUsed = isForAnyCase || table.find(from) === rule;
    const end = isUsed ? endOf(rule, { table, pages }) : 'repeated';
    if (typeof end === 'string') {
      refused.push({ rule, reason: end });
    } else {
      const sameButForCase = spellings.get(from.toLowerCase()) ?? [];
      const compiled = { from, ...end, inBrowser: rule.inBrowser, pages: sameButForCase };
      (isForAnyCase ? anyCase : exact).push(compiled);
    }
  }
  return {
    exact: inOrder(exact),
    anyCase: inOrder(anyCase),
    folders: movedPrefixes({ ...prefixes, ...pages.prefixes }),
    refused,
  };
}

interface Known {
  readonly table: RedirectTable;
  readonly pages: KnownPages;
}

function endOf(
  rule: RedirectRule,
  { table, pages }: Known,
): Pick<CompiledRedirect, 'to' | 'isPermanent'> | Refusal {
  const resolution = followRule(table, rule, { isPage: pages.isPage });
  if (resolution.kind === 'loop') return isSelf(rule) ? 'self' : 'loop';
  if (resolution.kind !== 'target') return 'too-long';
  const to = toLocation(nowAt(resolution.to, pages));
  return to === undefined ? 'unsafe' : { to, isPermanent: resolution.isPermanent };
}

/** A target with the usual prefix of a type whose pages have another one. */
function nowAt(to: string, { prefixes, isPage }: KnownPages): string {
  if (!isPath(to)) return to;
  const { path, query, hash } = splitUrl(to);
  const moved = isPage(path) ? undefined : movedPath(path, prefixes);
  if (moved === undefined || !isPage(moved)) return to;
  return `${moved}${query && `?${query}`}${hash === undefined ? '' : `#${encodeURIComponent(hash.toWellFormed())}`}`;
}

const isSelf = (rule: RedirectRule): boolean => toRoutePath(splitUrl(rule.to).path) === routeOf(rule);

const routeOf = ({ from }: RedirectRule): RoutePath => toRoutePath(splitUrl(from).path);

/** The pages whose paths a rule without regard to case would answer for, by their path in lower case. */
function spellingsOf({ rules }: RedirectTable, { routes, isPage }: KnownPages): Map<string, RoutePath[]> {
  const wanted = new Set(rules.map((rule) => routeOf(rule).toLowerCase()));
  const found = new Map<string, Set<RoutePath>>();
  for (const route of [...routes, ...[...wanted].filter(isPage).map(toRoutePath)]) {
    const lower = route.toLowerCase();
    if (!wanted.has(lower)) continue;
    found.set(lower, (found.get(lower) ?? new Set()).add(route));
  }
  return new Map([...found].map(([lower, spelled]) => [lower, [...spelled].toSorted()]));
}

const inOrder = (redirects: readonly CompiledRedirect[]): CompiledRedirect[] =>
  redirects.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
