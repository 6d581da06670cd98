import { toRoutePath } from '../../../schemas/urls.ts';
import type { CompiledRedirect, CompiledRedirects } from '../compile.ts';

/** A rule for one spelling of a path. */
export type Spelled = Pick<CompiledRedirect, 'to' | 'isPermanent'> & { readonly from: string };

/**
 * The table for hosts that mind upper and lower case: every path as its rule spells it, then in lower case. Each path
 * once, the most important first.
 */
export function spelledRedirects({ exact, anyCase }: CompiledRedirects): Spelled[] {
  const lowerCase = anyCase
    .map((redirect) => ({ ...redirect, from: toRoutePath(redirect.from.toLowerCase()) }))
    .filter(({ from, pages }) => !pages.includes(from));
  const byPath = new Map<string, Spelled>();
  for (const redirect of [...exact, ...anyCase, ...lowerCase]) {
    if (!byPath.has(redirect.from)) byPath.set(redirect.from, redirect);
  }
  return [...byPath.values()];
}

/**
 * True if these hosts would read the path as a pattern. Source: Netlify and Cloudflare, "Splats" and "Placeholders".
 */
export const isPattern = ({ from }: Spelled): boolean => /\*|:[A-Za-z]/u.test(from);

/** True if the path has letters, so that upper and lower case can differ. */
export const hasOtherSpellings = ({ from }: Spelled): boolean => /[a-z]/iu.test(from);
