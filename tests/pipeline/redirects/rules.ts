import { type RedirectRule, redirectTable } from '../../../pipeline/redirects/redirect-table.ts';

/** A rule as a table has it that says no more than the two paths. */
export const rule = (from: string, to: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  from,
  to,
  isPermanent: false,
  ignoreCase: true,
  inBrowser: true,
  origin: { entry: from },
  ...more,
});

export const table = (...rules: readonly RedirectRule[]) => redirectTable(rules);
