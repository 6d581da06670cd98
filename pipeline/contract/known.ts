import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/** How often each finding is known, by fingerprint. */
export type KnownCounts = ReadonlyMap<string, number>;

export const countsOf = (diagnostics: readonly Diagnostic[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { fingerprint } of diagnostics) counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
  return counts;
};

/** The findings that are not known. If a fingerprint occurs more often than known, its last findings are new. */
export function withoutKnown(diagnostics: readonly Diagnostic[], known: KnownCounts): Diagnostic[] {
  const met = new Map<string, number>();
  return diagnostics.filter(({ fingerprint }) => {
    const times = (met.get(fingerprint) ?? 0) + 1;
    met.set(fingerprint, times);
    return times > (known.get(fingerprint) ?? 0);
  });
}
