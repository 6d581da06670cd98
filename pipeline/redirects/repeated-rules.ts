import type { RedirectRule, RedirectTable } from './redirect-table.ts';
import { fromRoute } from './rule-way.ts';

/** A rule for a path that an earlier rule redirects already. */
export interface RepeatedRule {
  readonly rule: RedirectRule;
  readonly from: string;
  readonly first: RedirectRule;
  readonly firstFrom: string;
  /** The two paths differ by upper and lower case. */
  readonly isByCase: boolean;
}

/** Every rule that repeats another, exactly or but for upper and lower case where one of the two ignores it. */
export function* repeatedRules({ rules }: RedirectTable): Iterable<RepeatedRule> {
  const exact = new Map<string, RedirectRule>();
  const folded = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const from = fromRoute(rule);
    const same = exact.get(from);
    const similar = folded.get(from.toLowerCase());
    if (same !== undefined) {
      yield { rule, from, first: same, firstFrom: from, isByCase: false };
    } else if (similar !== undefined && (similar.ignoreCase || rule.ignoreCase)) {
      yield { rule, from, first: similar, firstFrom: fromRoute(similar), isByCase: true };
    }
    if (same === undefined) exact.set(from, rule);
    if (similar === undefined) folded.set(from.toLowerCase(), rule);
  }
}
