import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import { toRoutePath } from '../../../schemas/urls.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { Poll } from '../../features/poll/poll.tsx';
import { feedbackEvent } from '../../services/analytics/feedback-event.ts';
import { track } from '../../services/analytics/analytics.ts';
import { pollFeedback } from '../site/feedback-given.ts';
import { senderOf } from '../session/sender-of.ts';
import { SessionContext } from '../session/session.ts';
import { useFeedback } from '../site/use-feedback.ts';
import { decodedHash } from '../../bundle/pages/page-links.ts';

/** The poll under an article; its answers go to analytics and into the feedback stream. Source: docs/requirements.md, AP-2. */
export function ArticlePoll({ articleId }: { articleId: string }): ReactNode {
  const session = use(SessionContext);
  const give = useFeedback();
  const address = useAddress();
  const { pathname } = useLocation();
  return (
    <Poll
      key={articleId}
      articleId={articleId}
      onAnswer={(feedback) => {
        track(feedbackEvent(feedback, senderOf(session)));
        // a No that was not submitted is told when the next page is there
        const section = address(pathname) === location.pathname ? sectionInAddress() : undefined;
        give({ ...pollFeedback(feedback, { entry: articleId, section }), page: toRoutePath(pathname) });
      }}
    />
  );
}

/** The section that the hash names: the last one that was jumped to or opened. Undefined without a hash. */
function sectionInAddress(): string | undefined {
  const id = decodedHash(location.hash);
  const main = document.querySelector('main');
  const section = id === '' ? null : document.getElementById(id);
  return section !== null && section !== main && main?.contains(section) === true ? id : undefined;
}
