import * as z from 'zod';

/** What is written for those that do not read pages. */
export const machineReaders = z
  .strictObject({
    /** A copy of every article as Markdown, and `llms.txt`, which lists them. */
    markdown: z.boolean().default(true),
  })
  .prefault({});
