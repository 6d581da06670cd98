import type { Result } from '../../../schemas/base/result.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { QuickAnswerReply } from '../../../schemas/services/help-center/quick-answer.ts';
import type { QuickAnswerVote } from '../../../schemas/services/help-center/quick-answer-vote.ts';

/** Receives an answer while it arrives. */
export interface FollowAnswer {
  readonly signal?: AbortSignal | undefined;
  /** Called with the text so far while the service streams it. The final text is in the reply. */
  readonly onText?: (textSoFar: string) => void;
}

type Answer<Reply> = Promise<Result<Reply, ServiceFailure>>;

/** Answers a search in a few sentences. Source: docs/requirements.md, QA-1, QA-3. */
export interface QuickAnswerService {
  readonly ask: (query: string, follow: FollowAnswer) => Answer<QuickAnswerReply | undefined>;
  readonly vote: (vote: QuickAnswerVote) => Answer<unknown>;
}
