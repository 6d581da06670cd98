import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import type { Source } from '../../bundle/answer/citation.ts';
import type { GivenVote } from '../../features/quick-answer/answer-footer.tsx';

/** A vote on a quick answer as an event of the feedback stream. It is about the first source that is a page of this site. */
export function quickAnswerFeedback({ vote, checked }: GivenVote, query: string): FeedbackGiven {
  const entry = checked?.sources.map(entryOf).find((id) => id !== undefined);
  return {
    kind: 'quickAnswer',
    query,
    ...(entry !== undefined && { entry }),
    ...(vote.isHelpful
      ? { value: 'yes', reasons: [] }
      : {
          value: 'no',
          reasons: [...vote.reasons],
          ...(vote.comment !== '' && { comment: vote.comment }),
        }),
  };
}

const entryOf = (source: Source): string | undefined =>
  source.state === 'offSite' ? undefined : source.entry;
