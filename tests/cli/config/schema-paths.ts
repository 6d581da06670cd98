import * as z from 'zod';
import { unwrap } from '../../../cli/config/keys-at.ts';

export type SchemaPath = readonly (string | number)[];

/** Every way into a schema, that to the whole included. A record is entered by the first key that a sample has there. */
export function schemaPaths(schema: z.core.$ZodType, sample: unknown, path: SchemaPath = []): SchemaPath[] {
  return [
    path,
    ...stepsInto(schema, sample).flatMap(([step, next]) => {
      const inside = (sample as Readonly<Record<string | number, unknown>> | undefined)?.[step];
      if (inside === undefined)
        throw new Error(`"everything" in odd-settings.test.ts has nothing at ${[...path, step].join('.')}`);
      return schemaPaths(next, inside, [...path, step]);
    }),
  ];
}

type Step = readonly [string | number, z.core.$ZodType];

function stepsInto(schema: z.core.$ZodType, sample: unknown): Step[] {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape);
  if (schema instanceof z.ZodArray) return [[0, schema.element]];
  if (schema instanceof z.ZodRecord) return [[Object.keys(sample as object)[0] ?? 'none', schema.valueType]];
  if (schema instanceof z.ZodUnion) {
    // a sample has one of the forms
    return schema.options
      .filter((option) => !(option instanceof z.ZodArray) || Array.isArray(sample))
      .flatMap((option) => stepsInto(option, sample))
      .filter(([step]) => Object.hasOwn(Object(sample), step));
  }
  const inner = unwrap(schema);
  return inner === schema ? [] : stepsInto(inner, sample);
}
