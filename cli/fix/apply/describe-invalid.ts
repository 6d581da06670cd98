import * as z from 'zod/mini';

/** In characters. */
const maxDetail = 200;

/**
 * Why Contentful takes no entry, as the end of a sentence: the first fault of `details.errors`; undefined where it gives none.
 * Source: Contentful, "Errors".
 */
export function describeInvalid(details: unknown): string | undefined {
  const [error] = z.safeParse(errors, details).data?.errors ?? [];
  if (error === undefined) return undefined;
  const { name, path = [], type, details: detail } = error;
  const [, field, locale] = path.map(String);
  if (name === 'unknown' && locale !== undefined) return `the space has no locale "${locale}"`;
  if (name === 'unknown' && field !== undefined) return `its content type has no field "${field}"`;
  const subject = field === undefined ? 'it' : `its field "${field}"`;
  if (name === 'type' && type !== undefined) return `${subject} takes another type of value (${type})`;
  return `${subject} is not valid: ${(detail ?? name).slice(0, maxDetail).replace(/\.$/u, '')}`;
}

const errors = z.looseObject({
  errors: z.array(
    z.looseObject({
      name: z.string(),
      path: z.optional(z.array(z.union([z.string(), z.number()]))),
      type: z.optional(z.string()),
      details: z.optional(z.string()),
    }),
  ),
});
