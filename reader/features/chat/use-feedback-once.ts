import { useMemo, useRef, useLayoutEffect } from 'react';
import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import type { Vote } from '../../ui/answer/answer-vote.tsx';
import type { Conversation } from './conversation/create-conversation.ts';
import type { BotMessage } from './state/message.ts';

type Taken = Promise<{ readonly ok: boolean }>;

export interface GiveChatFeedback {
  /** `entry`: the page that the answer rests on most. */
  readonly vote: (message: BotMessage, vote: Vote, entry: string | undefined) => Taken;
  readonly report: (message: BotMessage) => Taken;
  readonly rate: (vote: Vote) => Taken;
}

/**
 * Sends each feedback once to the chat's service, and after success to the feedback stream. The functions are stable.
 */
export function useFeedbackOnce(
  conversation: Conversation,
  onFeedback: (feedback: FeedbackGiven) => void,
): GiveChatFeedback {
  const latest = useRef(onFeedback);
  useLayoutEffect(() => {
    latest.current = onFeedback;
  });
  return useMemo(() => {
    const once = async (taken: Taken, feedback: FeedbackGiven) => {
      const answer = await taken;
      if (answer.ok) latest.current(feedback);
      return answer;
    };
    return {
      vote: (message, vote, entry) =>
        once(conversation.vote(message, vote), {
          ...givenOf(vote),
          query: message.question,
          ...(entry !== undefined && { entry }),
        }),
      report: (message) =>
        once(conversation.reportGuardrail(message), {
          kind: 'chat',
          value: 'guardrail',
          reasons: [],
          query: message.question,
        }),
      rate: (vote) => once(conversation.rate(vote), givenOf(vote)),
    };
  }, [conversation]);
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
