import type * as z from 'zod/mini';
import { failure, type Result, success } from '../../../schemas/base/result.ts';
import { answerStreamType } from '../../../schemas/services/help-center/answer.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import { exchange } from '../http/exchange.ts';
import type { HelpCenterAccess } from './help-center-call.ts';
import { maxReplyBytes, parseReply } from '../http/parse-reply.ts';
import type { FollowAnswer } from './quick-answer-service.ts';
import { readText } from '../http/read-text.ts';
import { refusalOf } from '../http/refusal-of.ts';

export interface AnswerCall<Reply> {
  /** Below the address of the help center. */
  readonly path: string;
  readonly body: unknown;
  readonly reply: z.ZodMiniType<Reply>;
  /** The signal of the call. To abort it also aborts `access`. */
  readonly follow: FollowAnswer;
  /** From the call to the end of the answer. */
  readonly timeoutMs: number;
}

type Answer<Reply> = Result<Reply | undefined, ServiceFailure>;

/**
 * Asks for an answer and follows it, whether it comes piece by piece or whole. `undefined`: status 204, or nothing in it.
 * Everything that can go wrong is a value. Source: docs/requirements.md, QA-1, CH-4.
 */
export const callAnswer = <Reply>(
  { addressOf, headers, ...access }: HelpCenterAccess,
  { path, body, reply, follow, timeoutMs }: AnswerCall<Reply>,
): Promise<Answer<Reply>> =>
  exchange(
    {
      ...access,
      address: addressOf(path),
      method: 'POST',
      headers: { ...headers, accept: `${answerStreamType}, application/json` },
      body,
      timeoutMs,
    },
    async (response) => {
      if (response.status === 204) return success(undefined);
      if (response.status !== 200) return failure(await refusalOf(response));
      return isStream(response) ? streamedAnswer(response, reply, follow) : wholeAnswer(response, reply);
    },
  );

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith(answerStreamType) === true;

/** Loads the code for streams with the first streamed answer. */
async function streamedAnswer<Reply>(
  response: Response,
  reply: z.ZodMiniType<Reply>,
  { onText }: FollowAnswer,
): Promise<Answer<Reply>> {
  const { readAnswerStream } = await import('./answer-stream.ts');
  return readAnswerStream(response, { reply, onText, maxBytes: maxReplyBytes });
}

async function wholeAnswer<Reply>(response: Response, reply: z.ZodMiniType<Reply>): Promise<Answer<Reply>> {
  const text = await readText(response, maxReplyBytes);
  if (text === undefined) return failure({ kind: 'tooLarge', maxBytes: maxReplyBytes });
  return text.trim() === '' ? success(undefined) : parseReply(text, reply);
}
