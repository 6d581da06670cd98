/** Crashes when something that the code itself guarantees does not hold: our mistake, never the content's. */
export function invariant(condition: unknown, assumed: string): asserts condition {
  if (!condition)
    throw new Error(`Fieldbook assumed that ${assumed}. This is a fault of Fieldbook; please report it.`);
}
