/** A value that is computed in steps, by whoever has time for one, or all at once. */
export interface Stepwise<Value> {
  /** Does one step. True if none is left. */
  readonly step: () => boolean;
  /** Does all steps that are left. */
  readonly value: () => Value;
}

/** `within` does each step. A step that throws throws again at every call. */
export function stepwise<Value extends object>(
  start: () => Generator<void, Value>,
  within: <Result>(work: () => Result) => Result,
): Stepwise<Value> {
  let steps: Generator<void, Value> | undefined;
  let value: Value | undefined;
  let failure: { readonly error: unknown } | undefined;
  const take = (): void => {
    steps ??= start();
    const { done, value: given } = steps.next();
    if (done === true) value = given;
  };
  const guarded = (work: () => void): void => {
    if (failure !== undefined) throw failure.error;
    try {
      within(work);
    } catch (error) {
      failure = { error };
      throw error;
    }
  };
  return {
    step() {
      if (value === undefined) guarded(take);
      return value !== undefined;
    },
    value() {
      for (;;) {
        if (value !== undefined) return value;
        guarded(take);
      }
    },
  };
}

/** Does all steps, and gives their value. */
export function finished<Value>(steps: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
