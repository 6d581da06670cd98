import * as z from 'zod/mini';
import type { Result } from '../../schemas/base/result.ts';
import { maxQueryCharacters } from '../../schemas/services/batch-search.ts';
import type { ServiceFailure } from '../../schemas/services/failure.ts';
import { quickAnswerPaths, quickAnswerReply } from '../../schemas/services/quick-answer.ts';
import { callAnswer } from './answer-call.ts';
import type { HelpCenterCall } from './help-center-call.ts';
import { callService } from './http.ts';
import { log } from './log.ts';
import type { QuickAnswerService } from './quick-answer-service.ts';

/** Longer than an answer takes to be written; whoever reads on has the results meanwhile. */
const answerTimeoutMs = 30_000;
const voteTimeoutMs = 10_000;

/** Answers searches at the help center's address. What goes wrong is logged, without the query. Source: requirements QA-1, QA-3. */
export const quickAnswerService = (call: HelpCenterCall): QuickAnswerService => ({
  ask: async (query, follow) => {
    const limit = { timeoutMs: answerTimeoutMs, signal: follow.signal };
    const answer = await call(limit, (access) =>
      callAnswer(access, {
        path: quickAnswerPaths.answer,
        body: { query: query.slice(0, maxQueryCharacters) },
        reply: quickAnswerReply,
        follow,
        timeoutMs: answerTimeoutMs,
      }),
    );
    if (answer.ok && answer.value?.error !== undefined) logRefusal(answer.value.error);
    return logged('ask', answer);
  },
  vote: async (vote) =>
    logged(
      'vote',
      await call({ timeoutMs: voteTimeoutMs }, ({ addressOf, ...access }) =>
        callService({
          ...access,
          address: addressOf(quickAnswerPaths.vote),
          method: 'POST',
          body: vote,
          // whoever has voted may leave at once
          keepalive: true,
          // the token is for this host alone
          redirect: 'error',
          // nothing of it is read, whatever its form
          reads: 'text',
          reply: z.unknown(),
          timeoutMs: voteTimeoutMs,
        }),
      ),
    ),
});

const category = 'quickAnswer';

function logged<Reply>(
  action: 'ask' | 'vote',
  answer: Result<Reply, ServiceFailure>,
): Result<Reply, ServiceFailure> {
  if (answer.ok || answer.failure.kind === 'aborted') return answer;
  const { failure } = answer;
  log({
    type: 'warning',
    category,
    code: failure.kind,
    message: 'The quick answer service has failed',
    data: { action, failure },
  });
  return answer;
}

const logRefusal = (error: string): void =>
  log({ type: 'warning', category, message: 'The quick answer service has no answer', data: { error } });
