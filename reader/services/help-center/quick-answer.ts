import * as z from 'zod/mini';
import { maxQueryCharacters } from '../../../schemas/services/search/batch-search.ts';
import { quickAnswerPaths, quickAnswerReply } from '../../../schemas/services/help-center/quick-answer.ts';
import { answerTimeoutMs } from '../../../schemas/spec/network/services.ts';
import { callAnswer } from './answer-call.ts';
import type { HelpCenterCall } from './help-center-call.ts';
import { callService } from '../http/http.ts';
import { logged } from '../log-failure.ts';
import { log } from '../log.ts';
import type { QuickAnswerService } from './quick-answer-service.ts';

const voteTimeoutMs = 10_000;

/**
 * Answers searches at the help center's address. Failures are logged without the query. Source: docs/requirements.md,
 * QA-1, QA-3.
 */
export const quickAnswerService = (call: HelpCenterCall): QuickAnswerService => ({
  ask: async (query, follow) => {
    const limit = { timeoutMs: answerTimeoutMs, signal: follow.signal };
    const answer = await logged(
      about('A quick answer has not come.'),
      call(limit, (access) =>
        callAnswer(access, {
          path: quickAnswerPaths.answer,
          body: { query: query.slice(0, maxQueryCharacters) },
          reply: quickAnswerReply,
          follow,
          timeoutMs: answerTimeoutMs,
        }),
      ),
    );
    if (answer.ok && answer.value?.error !== undefined) logRefusal(answer.value.error);
    return answer;
  },
  vote: (vote) =>
    logged(
      about('A vote on a quick answer was not taken.'),
      call({ timeoutMs: voteTimeoutMs }, ({ addressOf, ...access }) =>
        callService({
          ...access,
          address: addressOf(quickAnswerPaths.vote),
          method: 'POST',
          body: vote,
          // a reader may leave right after the vote
          keepalive: true,
          // the reply is ignored, whatever its form
          reads: 'text',
          reply: z.unknown(),
          timeoutMs: voteTimeoutMs,
        }),
      ),
    ),
});

const about = (message: string) => ({ category: 'quickAnswer', message });

const logRefusal = (error: string): void =>
  log({ type: 'warning', ...about('The quick answer service has no answer.'), data: { error } });
