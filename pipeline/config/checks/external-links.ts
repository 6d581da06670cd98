import * as z from 'zod';

/** The settings for checking addresses of other sites, with `--external`. */
export const externalLinks = z
  .strictObject({
    /** Addresses that are not asked; `*` stands for any run of characters. */
    ignore: z.array(z.string()).default([]),
    /** How long an answer may take. */
    timeoutMs: z.int().positive().default(15_000),
    /** The number of repeated requests after an unusable answer. */
    retries: z.int().min(0).max(5).default(2),
    /** How many requests one host gets at a time. */
    maxPerHost: z.int().min(1).max(16).default(2),
  })
  .prefault({});
export type ExternalLinks = z.output<typeof externalLinks>;
