/** What stands at a path into a value; undefined where the path ends before. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (outer, step) => (outer as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[step],
    value,
  );
