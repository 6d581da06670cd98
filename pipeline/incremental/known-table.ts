import { type RedirectRule, type RedirectTable, redirectTable } from '../redirects/redirect-table.ts';
import type { Memory } from './memory.ts';

/** The redirect table: the very one of the run before where its rules are the same. */
export function knownTable(rules: readonly RedirectRule[], memory: Memory | undefined): RedirectTable {
  const known = memory?.redirects;
  const isKnown = known !== undefined && JSON.stringify(known.rules) === JSON.stringify(rules);
  const table = isKnown ? known : redirectTable(rules);
  if (memory !== undefined) memory.redirects = table;
  return table;
}
