import * as z from 'zod';

/** The keys that a schema knows at a path. Empty if it takes any key. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const inner = unwrap(schema);
  const [step, ...rest] = path;
  if (inner instanceof z.ZodObject) {
    const shape = inner.shape as Readonly<Record<string, z.core.$ZodType>>;
    const next = shape[String(step)];
    if (step === undefined) return Object.keys(shape);
    return next === undefined ? [] : keysAt(next, rest);
  }
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => keysAt(option, path));
  if (step === undefined) return inner instanceof z.ZodRecord ? keysOf(inner.keyType) : [];
  if (inner instanceof z.ZodRecord) return keysAt(inner.valueType, rest);
  if (inner instanceof z.ZodArray) return keysAt(inner.element, rest);
  return [];
}

/** The keys of a record that takes no others. */
const keysOf = (keys: z.core.$ZodType): string[] =>
  keys instanceof z.ZodEnum ? keys.options.map(String) : [];

/** Unwraps defaults, optional schemas, and what is made of a parsed value. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodPipe) return unwrap(schema.def.in);
  const wraps =
    schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional;
  return wraps ? unwrap(schema.def.innerType) : schema;
}
