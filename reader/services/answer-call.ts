import * as z from 'zod/mini';
import type { Result } from '../../schemas/base/result.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import type { HelpCenterAccess } from './help-center-call.ts';
import { callService } from './http.ts';
import type { FollowAnswer } from './quick-answer-service.ts';

export function callAnswer<Reply>(
  { addressOf, headers, fetch, signal }: HelpCenterAccess,
  call: {
    readonly path: string;
    readonly body: unknown;
    readonly reply: z.ZodMiniType<Reply>;
    readonly follow: FollowAnswer;
    readonly timeoutMs: number;
  },
): Promise<Result<Reply | undefined, ServiceFailure>> {
  const { path, body, reply, timeoutMs } = call;
  const address = addressOf(path);
  return callService({
    method: 'POST',
    address,
    headers,
    fetch,
    signal,
    body,
    reply: z.optional(reply),
    redirect: 'error',
    timeoutMs,
  });
}
