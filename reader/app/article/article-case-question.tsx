import '../../messages/more.ts';
import { type ReactNode, use } from 'react';
import { invariant } from '../../../schemas/base/invariant.ts';
import { useServiceAddress } from '../../bundle/base-path.ts';
import { CaseQuestion, type CaseQuestionProps } from '../../features/case-close/case-question.tsx';
import { caseCloseEvent } from '../../services/analytics/case-close-event.ts';
import { track } from '../../services/analytics/analytics.ts';
import { closeCase } from '../../services/case-close.ts';
import { senderOf } from '../session/sender-of.ts';
import { SessionContext } from '../session/session.ts';
import { useFeedback } from '../site/use-feedback.ts';
import { useSite } from '../site/use-site.ts';
import type { SupportCase } from './use-support-case.ts';

type ArticleCaseQuestionProps = SupportCase & Pick<CaseQuestionProps, 'page'>;

/** The question about a support case, and the functions that process its answers. */
export function ArticleCaseQuestion({ caseId, aside, page }: ArticleCaseQuestionProps): ReactNode {
  const address = useServiceAddress();
  const { caseClose } = useSite().services;
  invariant(caseClose !== undefined, 'a case is known only where it can be closed');
  const session = use(SessionContext);
  const giveFeedback = useFeedback();
  const onAnswer: CaseQuestionProps['onAnswer'] = ({ value, pageId, articleUrl }) => {
    track(caseCloseEvent({ isClosed: value === 'yes', address: articleUrl }, senderOf(session)));
    giveFeedback({ kind: 'deflection', value, reasons: [], ...(pageId !== undefined && { entry: pageId }) });
  };
  return (
    <CaseQuestion
      caseId={caseId}
      page={page}
      aside={aside}
      close={(articleUrl) => closeCase({ address: address(caseClose), caseId, articleUrl, fetch })}
      onAnswer={onAnswer}
    />
  );
}
