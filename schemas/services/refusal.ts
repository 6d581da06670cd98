import * as z from 'zod/mini';
import type { RefusalReason } from './failure.ts';

/** Longer ones are pages, not sentences. */
const maxCharacters = 300;

const sentence = z.pipe(
  z.string(),
  z.transform((says) => says.slice(0, maxCharacters)),
);

/** What comes with a status other than success: the service's own error, or that of the gateway in front of it. */
export const refusal = z.union([
  z.pipe(
    z.object({ error: z.object({ message: sentence }) }),
    z.transform(({ error }): RefusalReason => ({ by: 'service', says: error.message })),
  ),
  z.pipe(
    z.object({ Message: sentence }),
    z.transform(({ Message }): RefusalReason => ({ by: 'gateway', says: Message })),
  ),
]);
