import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { countingLeftOut } from '../../../schemas/services/lenient.ts';
import { log } from '../log.ts';

/** No reply of a service is nearly as large; one that is must not fill the memory of a phone. */
export const maxReplyBytes = 2_000_000;

/** Parses a reply's JSON by a schema. An empty reply is `undefined`. */
export function parseReply<Reply>(text: string, reply: z.ZodMiniType<Reply>): Result<Reply, ServiceFailure> {
  let json: unknown;
  try {
    json = text === '' ? undefined : JSON.parse(text);
  } catch {
    return failure({ kind: 'unreadable', reason: 'it is not JSON' });
  }
  return readReply(json, reply);
}

/** Validates a reply by a schema. */
export function readReply<Reply>(given: unknown, reply: z.ZodMiniType<Reply>): Result<Reply, ServiceFailure> {
  const { value: parsed, leftOut } = countingLeftOut(() => reply.safeParse(given));
  if (leftOut > 0) logLeftOut(leftOut);
  if (parsed.success) return success(parsed.data);
  const at = parsed.error.issues[0]?.path.join('.') ?? '';
  return failure({
    kind: 'unreadable',
    reason: at === '' ? 'it has another shape' : `"${at}" has another shape`,
  });
}

/** The log gets no items: they can contain a reader's input. */
const logLeftOut = (count: number): void =>
  log({
    type: 'warning',
    category: 'services',
    message: 'Items of a reply could not be read, and were left out.',
    data: { count },
  });
