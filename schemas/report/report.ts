import * as z from 'zod/mini';
import { diagnostic } from './diagnostic.ts';
import { failure } from './failure.ts';
import { publishing } from './publishing.ts';

/** The JSON report, version 1. */
export const report = z.object({
  version: z.literal(1),
  diagnostics: z.array(diagnostic),
  summary: z.object({
    errors: z.number(),
    warnings: z.number(),
    infos: z.number(),
    entries: z.number(),
    assets: z.number(),
    baselined: z.number(),
  }),
  /** With drafts and the published text: what publishing them brings. */
  publishing: z.optional(publishing),
});
export type Report = z.infer<typeof report>;

/** What a command prints as JSON: its report, or why there is none. */
export const printedReport = z.union([report, failure]);
