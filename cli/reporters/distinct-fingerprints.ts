import type { Diagnostic } from '../../schemas/report/diagnostic.ts';

/**
 * The fingerprint of each finding with its turn among those that share it: `0123456789abcdef:1`. Two findings of one rule
 * and target in one field share theirs, and services keep only one of two that are the same.
 */
export function distinctFingerprints(diagnostics: readonly Diagnostic[]): string[] {
  const turns = new Map<string, number>();
  return diagnostics.map(({ fingerprint }) => {
    const turn = (turns.get(fingerprint) ?? 0) + 1;
    turns.set(fingerprint, turn);
    return `${fingerprint}:${turn}`;
  });
}
