import type { BundleFiles } from './bundle/index.ts';

type Table = BundleFiles['redirects'];
export type RedirectRule = Table['rules'][number];

/**
 * The redirect rule of a path. An exact match comes first, then one in lower case. Source: docs/requirements.md, RD-1.
 */
export function redirectOf(table: Table, path: string): RedirectRule | undefined {
  const { exact, anyCase } = lookupOf(table);
  return exact.get(path) ?? anyCase.get(path.toLowerCase());
}

interface Lookup {
  readonly exact: ReadonlyMap<string, RedirectRule>;
  /** By path in lowercase. */
  readonly anyCase: ReadonlyMap<string, RedirectRule>;
}

/** Each table is indexed once. */
function lookupOf(table: Table): Lookup {
  const known = lookups.get(table);
  if (known !== undefined) return known;
  const backwards = table.rules.toReversed(); // of several rules for a path the first one counts
  const ignoringCase = backwards.filter(({ ignoreCase }) => ignoreCase);
  const lookup = {
    exact: new Map(backwards.map((rule) => [rule.from, rule])),
    anyCase: new Map(ignoringCase.map((rule) => [rule.from.toLowerCase(), rule])),
  };
  lookups.set(table, lookup);
  return lookup;
}

const lookups = new WeakMap<Table, Lookup>();
