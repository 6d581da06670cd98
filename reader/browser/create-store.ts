export interface Store<Value> {
  readonly current: () => Value;
  readonly set: (next: Value) => void;
  /** Calls the listener after each change. Gives a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Holds a value that components read with `useSyncExternalStore`. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
