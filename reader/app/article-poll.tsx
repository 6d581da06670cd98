import { type ReactNode, use } from 'react';
import { Poll } from '../features/poll/poll.tsx';
import { feedbackEvent } from '../services/analytics-events.ts';
import { track } from '../services/analytics.ts';
import { type Session, SessionContext } from './session.ts';

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

const senderOf = (session: Session) =>
  session.isAuthenticated ? { tenant: session.tenantName, user: session.userName } : {};
