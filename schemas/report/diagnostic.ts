import * as z from 'zod/mini';

export const severities = ['error', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];

/** A step on the way to a value: a field's id, or a position in a list. */
export const fieldPath = z.array(z.union([z.string(), z.number()]));
export type FieldPath = z.infer<typeof fieldPath>;

/**
 * One occurrence of a problem, as the JSON report and the preview's bundle carry it. Source: docs/reporters.md.
 */
export const diagnostic = z.object({
  rule: z.string(),
  severity: z.enum(severities),
  /** What is wrong, in one sentence. */
  message: z.string(),
  /** What an editor does next. */
  advice: z.string(),
  /** The near miss: what was probably meant. */
  suggestion: z.optional(z.string()),
  /** The entry that owns the faulty field. */
  entry: z.nullable(
    z.object({
      id: z.string(),
      contentType: z.string(),
      /** What editors call the content type, if that is not its id. */
      typeName: z.optional(z.string()),
      title: z.optional(z.string()),
      url: z.optional(z.string()),
      /** Who changed it last: a name that the configuration gives, else Contentful's id of the user. */
      changedBy: z.optional(z.string()),
      /** The field's address in the Contentful web app. */
      edit: z.optional(z.string()),
    }),
  ),
  asset: z.optional(
    z.object({ id: z.string(), title: z.optional(z.string()), edit: z.optional(z.string()) }),
  ),
  /** A place in a file: a redirect table, a configuration, the export itself. */
  source: z.optional(
    z.object({ file: z.string(), line: z.optional(z.number()), pointer: z.optional(z.string()) }),
  ),
  locale: z.optional(z.string()),
  /** Whether that is another locale than the first of the site. */
  isTranslation: z.optional(z.boolean()),
  field: z.optional(fieldPath),
  /** What editors call the first step of it, if that is not its id. */
  fieldName: z.optional(z.string()),
  /** JSON pointer within a rich text. */
  path: z.optional(z.string()),
  /** The run of text that is at fault, with what stands around it. */
  excerpt: z.optional(z.object({ before: z.string(), bad: z.string(), after: z.string() })),
  /** The entries from the article down to the one at fault. */
  via: z.array(
    z.object({
      id: z.string(),
      contentType: z.string(),
      typeName: z.optional(z.string()),
      title: z.optional(z.string()),
      field: fieldPath,
      fieldName: z.optional(z.string()),
    }),
  ),
  target: z.optional(z.string()),
  /** What it shares with other findings that one act settles. */
  cause: z.optional(
    z.object({
      /** The same for all of them. */
      id: z.string(),
      /** The act, as a headline. */
      act: z.string(),
      /** The address in the Contentful web app where it is done. */
      edit: z.optional(z.string()),
    }),
  ),
  fingerprint: z.string(),
});
export type Diagnostic = z.infer<typeof diagnostic>;
