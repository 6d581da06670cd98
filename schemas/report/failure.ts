import * as z from 'zod/mini';

/** What stands on standard output in place of a JSON report where the command has failed, version 1. */
export const failure = z.object({
  version: z.literal(1),
  error: z.object({
    /** The exit code. */
    code: z.number(),
    /** What is wrong and what to do; of several faults each on a line of its own. */
    message: z.string(),
  }),
});
export type Failure = z.infer<typeof failure>;
