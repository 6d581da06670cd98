/** What an attempt gave: a value, or the reason why there is none. Nothing is thrown. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failure = <Failure>(reason: Failure): Result<never, Failure> => ({ ok: false, failure: reason });
