import type * as z from 'zod/mini';
import { failure, type Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { exchange, type Sending } from './exchange.ts';
import { maxReplyBytes, parseReply, readReply } from './parse-reply.ts';
import { readText } from './read-text.ts';
import { refusalOf } from './refusal-of.ts';

interface ServiceCall<Reply> extends Sending {
  /** The schema of the reply. An empty reply is `undefined`. */
  readonly reply: z.ZodMiniType<Reply>;
  /** `text`: the reply's schema gets the text as it is. */
  readonly reads?: 'text';
  /** For services with larger replies. */
  readonly maxBytes?: number;
}

/** The one way in which live services are called. Everything that can go wrong is a value. */
export const callService = <Reply>({
  reply,
  reads,
  maxBytes = maxReplyBytes,
  ...call
}: ServiceCall<Reply>): Promise<Result<Reply, ServiceFailure>> =>
  exchange(call, async (response) => {
    if (!response.ok) return failure(await refusalOf(response));
    const text = await readText(response, maxBytes);
    if (text === undefined) return failure({ kind: 'tooLarge', maxBytes });
    return reads === 'text' ? readReply(text, reply) : parseReply(text, reply);
  });
