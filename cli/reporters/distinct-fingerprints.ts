import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/**
 * The fingerprint of each finding, and a number among those that share it: `0123456789abcdef:1`. Findings of one rule, target
 * and field share theirs, and services drop duplicates.
 */
export function distinctFingerprints(diagnostics: readonly Diagnostic[]): string[] {
  const turns = new Map<string, number>();
  return diagnostics.map(({ fingerprint }) => {
    const turn = (turns.get(fingerprint) ?? 0) + 1;
    turns.set(fingerprint, turn);
    return `${fingerprint}:${turn}`;
  });
}
