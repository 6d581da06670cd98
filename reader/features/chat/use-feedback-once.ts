import { useMemo, useRef, useLayoutEffect } from 'react';
import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import type { Vote } from '../../ui/answer/answer-vote.tsx';
import type { Conversation } from './conversation/create-conversation.ts';
import type { BotMessage } from './state/message.ts';

export interface GiveChatFeedback {
  /** `entry`: the page that the answer rests on most. */
  readonly vote: (message: BotMessage, vote: Vote, entry: string | undefined) => void;
  readonly report: (message: BotMessage) => void;
  readonly rate: (vote: Vote) => void;
}

/** What readers think goes to the chat's service and to the site, each once. The functions stay the same. */
export function useFeedbackOnce(
  conversation: Conversation,
  onFeedback: (feedback: FeedbackGiven) => void,
): GiveChatFeedback {
  const latest = useRef(onFeedback);
  useLayoutEffect(() => {
    latest.current = onFeedback;
  });
  return useMemo(
    () => ({
      vote: (message, vote, entry) => {
        conversation.vote(message, vote);
        latest.current({ ...givenOf(vote), query: message.question, ...(entry !== undefined && { entry }) });
      },
      report: (message) => {
        conversation.reportGuardrail(message);
        latest.current({ kind: 'chat', value: 'guardrail', reasons: [], query: message.question });
      },
      rate: (vote) => {
        conversation.rate(vote);
        latest.current(givenOf(vote));
      },
    }),
    [conversation],
  );
}

const givenOf = (vote: Vote): FeedbackGiven =>
  vote.isHelpful
    ? { kind: 'chat', value: 'yes', reasons: [] }
    : {
        kind: 'chat',
        value: 'no',
        reasons: [...vote.reasons],
        ...(vote.comment !== '' && { comment: vote.comment }),
      };
