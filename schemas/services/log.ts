import * as z from 'zod/mini';
import { logBatchMaxItems } from '../spec/network/log.ts';

export const maxNameCharacters = 200;
export const maxMessageCharacters = 10_000;

const name = z.string().check(z.maxLength(maxNameCharacters));
const message = z.string().check(z.maxLength(maxMessageCharacters));

/** Something that went wrong on a page, or is worth knowing. Source: docs/requirements.md, Enumerations, "Log item". */
const logItem = z.strictObject({
  id: name.check(z.minLength(1)),
  /** How bad it is: `error`, `warning`. */
  type: name,
  /** The part of the page that it comes from. */
  category: name,
  code: z.optional(z.union([name, z.number()])),
  message,
  /** What else is known, as JSON. */
  data: z.optional(z.json()),
  /** The error itself, with its stack. */
  exception: z.optional(message),
});
export type LogItem = z.infer<typeof logItem>;

/** The body of `POST /Log/Send`: a batch of log items. Source: docs/requirements.md, Calls. */
export const logRequest = z.array(logItem).check(z.minLength(1), z.maxLength(logBatchMaxItems));
