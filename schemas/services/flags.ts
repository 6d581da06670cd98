import * as z from 'zod/mini';

/** What the flags service answers: `{ "chat": false }`. Names that nobody knows, and what is no boolean, count for nothing. Ours. */
export const flagsReply = z.record(z.string(), z.unknown());
