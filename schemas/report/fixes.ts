import * as z from 'zod/mini';
import { failure } from './failure.ts';

const entry = z.object({ id: z.string(), title: z.string() });

/** What became of the entries of a space. */
const outcome = z.object({
  space: z.string(),
  environment: z.string(),
  /** Absent where nothing had to be written. */
  journal: z.optional(z.string()),
  /** As drafts: nothing is published. */
  written: z.array(entry),
  /** They had the values already. */
  same: z.array(entry),
  refused: z.array(
    z.object({
      ...entry.shape,
      why: z.enum(['changed', 'deleted', 'archived', 'busy', 'invalid']),
      /** In one sentence, with what to do. */
      message: z.string(),
    }),
  ),
});
export type ReportedOutcome = z.infer<typeof outcome>;

const change = z.object({
  entry: z.object({
    id: z.string(),
    contentType: z.string(),
    title: z.optional(z.string()),
    url: z.optional(z.string()),
    /** The field's address in the Contentful web app. */
    edit: z.string(),
  }),
  /** As the space spells it. */
  field: z.string(),
  locale: z.string(),
  /** The whole value, as Contentful's management API has it. */
  before: z.unknown(),
  after: z.unknown(),
  /** What is put right. One of several fields stands at each of them. */
  fixes: z.array(
    z.object({ rule: z.string(), isSafe: z.boolean(), message: z.string(), fingerprint: z.string() }),
  ),
});
export type ReportedChange = z.infer<typeof change>;

/** What `fieldbook fix` changes, version 1: whole values of fields, entry by entry in the order of the export. */
export const fixes = z.object({
  version: z.literal(1),
  changes: z.array(change),
  /** Lines of the redirect table: one that is removed has no `after`, a new one no `before`. */
  redirects: z.array(z.object({ before: z.optional(z.string()), after: z.optional(z.string()) })),
  summary: z.object({
    /** Findings that are gone afterwards. */
    fixed: z.number(),
    entries: z.number(),
    /** Further ones with `--suggest`, and with a redirect table. */
    suggested: z.number(),
    inTable: z.number(),
    /** Findings that bringing back an entry or asset settles: suggestions for them need `--rule`. */
    waiting: z.number(),
    /** Findings that no fix removes. */
    left: z.number(),
  }),
  /** With `--apply`. */
  applied: z.optional(outcome),
});
export type Fixes = z.infer<typeof fixes>;

/** What the command prints as JSON. `undone` is that of `--undo`. */
export const printedFixes = z.union([fixes, z.object({ version: z.literal(1), undone: outcome }), failure]);
