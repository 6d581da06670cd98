import { success } from '../../../../schemas/base/result.ts';
import type { ChatFeedback } from '../../../../schemas/services/help-center/answer-feedback.ts';
import { feedbackRatings } from '../../../../schemas/spec/pages/feedback.ts';
import type { ChatService } from '../../../services/help-center/chat-service.ts';
import type { Vote } from '../../../ui/answer/answer-vote.tsx';
import { voteOnWire } from '../../../ui/answer/vote-on-wire.ts';
import type { BotMessage, Rating } from '../state/message.ts';
import type { ConversationStore } from './conversation-store.ts';
import { logChatFailure } from './log-failure.ts';

/** Feedback that is being sent. The conversation changes once the service has accepted it. */
export type Sent = ReturnType<ChatService['rateSession']>;

export interface GiveFeedback {
  readonly vote: (message: BotMessage, vote: Vote) => Sent;
  readonly reportGuardrail: (message: BotMessage) => Sent;
  readonly rate: (vote: Vote) => Sent;
}

interface FeedbackWorld {
  readonly service: ChatService;
  readonly store: Pick<ConversationStore, 'current' | 'dispatch'>;
  /** The address of the page where the reader is now. */
  readonly address: () => string;
}

/** Sends a reader's rating of an answer or of the session. Source: docs/requirements.md, CH-3. */
export function giveFeedback({ service, store, address }: FeedbackWorld): GiveFeedback {
  const rateMessage = async ({ key, id, sessionId }: BotMessage, rating: Rating, feedback: ChatFeedback) => {
    const call =
      id === undefined || sessionId === undefined
        ? unsent
        : service.rateMessage({ sessionId, botMessageId: id }, feedback);
    const answer = await logFailureOf(call, 'A vote in the chat was not taken.');
    if (answer.ok) store.dispatch({ kind: 'rated', key, rating });
    return answer;
  };
  return {
    vote: (message, vote) =>
      rateMessage(message, vote.isHelpful ? 'up' : 'down', feedbackOf(vote, address())),
    reportGuardrail: (message) => rateMessage(message, 'reported', guardrailFeedback(address())),
    rate: async (vote) => {
      const { sessionId } = store.current();
      const call =
        sessionId === undefined ? unsent : service.rateSession(sessionId, feedbackOf(vote, address()));
      const answer = await logFailureOf(call, 'What a reader thinks of a session was not taken.');
      if (answer.ok) store.dispatch({ kind: 'sessionRated' });
      return answer;
    },
  };
}

/** There is no session, or the message has no id: nothing can be sent. */
const unsent: Sent = Promise.resolve(success(undefined));

export async function logFailureOf(call: Sent, message: string): Sent {
  const answer = await call;
  if (!answer.ok) logChatFailure(message, answer.failure);
  return answer;
}

const feedbackOf = (vote: Vote, linkUrl: string): ChatFeedback => ({ ...voteOnWire(vote), linkUrl });

/** Says that a refused question should have been answered. */
const guardrailFeedback = (linkUrl: string): ChatFeedback => ({
  rating: feedbackRatings.guardrailFeedback,
  options: 0,
  linkUrl,
});
