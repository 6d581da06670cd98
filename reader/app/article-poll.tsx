import { type ReactNode, use } from 'react';
import { Poll } from '../features/poll/poll.tsx';
import { feedbackEvent } from '../services/analytics-events.ts';
import { track } from '../services/analytics.ts';
import { senderOf } from './sender-of.ts';
import { SessionContext } from './session.ts';

/** The poll under an article; its answers go to analytics. Source: requirements AP-2. */
export function ArticlePoll({ articleId }: { articleId: string }): ReactNode {
  const session = use(SessionContext);
  return (
    <Poll
      key={articleId}
      articleId={articleId}
      onAnswer={(feedback) => track(feedbackEvent(feedback, senderOf(session)))}
    />
  );
}
