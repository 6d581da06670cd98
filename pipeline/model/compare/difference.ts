import { ascending } from '../../../schemas/base/compare.ts';
import * as z from 'zod';

/** Worst first: pages lack what they need; content may be lost or shown wrong; nothing is lost. */
export const impacts = ['breaking', 'risky', 'safe'] as const;
export type Impact = (typeof impacts)[number];

/** The kinds of differences. */
export const changes = [
  'type-missing',
  'type-added',
  'type-unreadable',
  'no-articles',
  'mapping-unused',
  'display-field',
  'field-missing',
  'field-added',
  'field-type',
  'editor',
  'required',
  'localized',
  'disabled',
  'omitted',
  'link-types',
  'values',
  'files',
  'nodes',
  'marks',
  'embeds',
  'pattern',
  'unique',
  'length',
  'count',
  'range',
] as const;
export type Change = (typeof changes)[number];

/** One way in which a space's model is not the model that it is compared with. */
export const difference = z.object({
  impact: z.enum(impacts),
  /** The model to compare with: ours, or the one of the lock. */
  against: z.enum(['fieldbook', 'lock']),
  change: z.enum(changes),
  /** The name in the space. */
  contentType: z.string(),
  /** The content type of ours that the configuration reads it as, where it is another one. */
  readAs: z.optional(z.string()),
  /** The name in the space. */
  field: z.optional(z.string()),
  /** The difference and its effect, as a sentence. */
  message: z.string(),
  /** The next step. Empty if there is nothing to do. */
  advice: z.string(),
});
export type Difference = z.infer<typeof difference>;

/** A difference within one field. */
export type FieldFault = Pick<Difference, 'impact' | 'change' | 'message' | 'advice'>;

/** The differences as a document, version 1. */
export const modelReport = z.object({
  version: z.literal(1),
  differences: z.array(difference),
  summary: z.object({
    breaking: z.number(),
    risky: z.number(),
    safe: z.number(),
    contentTypes: z.number(),
  }),
});
export type ModelReport = z.infer<typeof modelReport>;

/** Worst first, then by name. */
export const sortDifferences = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted(
    (a, b) =>
      impacts.indexOf(a.impact) - impacts.indexOf(b.impact) ||
      ascending(a.against, b.against) ||
      ascending(a.contentType, b.contentType) ||
      ascending(a.field ?? '', b.field ?? '') ||
      changes.indexOf(a.change) - changes.indexOf(b.change),
  );
