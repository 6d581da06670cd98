import * as z from 'zod';

const bytes = z.int().positive();
const days = z.union([z.int().positive(), z.literal(false)]);

/** Two years. */
export const usualStaleAfterDays = 730;

/** The limits of rules. */
export const limits = z
  .strictObject({
    /** The size of an image file: larger ones are slow on a phone. */
    maxImageBytes: bytes.default(2_000_000),
    /** The size of any other file. */
    maxFileBytes: bytes.default(50_000_000),
    /**
     * The age that an article's last change may have, by our content type. `default` is for all others, two years
     * if it is absent. `false`: any age.
     */
    staleAfterDays: z.record(z.string(), days).default({}),
    /** The age at which a reader should understand every sentence. */
    readingAge: z.int().min(6).max(22).default(16),
  })
  .prefault({});
export type Limits = z.output<typeof limits>;
