import { type ReactNode, use, useMemo } from 'react';
import { useMatches } from 'react-router';
import { invariant } from '../../schemas/base/invariant.ts';
import { useAddress } from '../bundle/base-path.ts';
import type { CaseQuestionProps } from '../features/case-close/case-question.tsx';
import { caseCloseEvent } from '../services/analytics-events.ts';
import { track } from '../services/analytics.ts';
import { closeCase } from '../services/case-close.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import type { ArticleData } from './page-data.ts';
import { senderOf } from './sender-of.ts';
import { SessionContext } from './session.ts';
import { useFeedback } from './use-feedback.ts';
import { useSite } from './use-site.ts';
import { type SupportCase, useSupportCase } from './use-support-case.ts';

/** Asks whether the article on the page has solved the support case that its reader comes from. */
export function ArticleCase(): ReactNode {
  const supportCase = useSupportCase();
  const page = useOpenArticle();
  const feature = useLoaded(loadFeature, supportCase !== undefined);
  if (supportCase === undefined || feature === undefined) return null;
  return <Question key={supportCase.caseId} {...supportCase} page={page} feature={feature} />;
}

/** Only readers who come from a support case have to load it, and can read on where it cannot be loaded. */
const loadFeature = () => import('../features/case-close/case-question.tsx');

/** The article on the page, and since when: what asks of it may come much later. */
function useOpenArticle(): CaseQuestionProps['page'] {
  const data = useMatches().at(-1)?.loaderData as ArticleData | object | undefined;
  const id = data !== undefined && 'article' in data ? data.article.id : undefined;
  // oxlint-disable-next-line react/purity -- what is kept is the moment of the first rendering with this article
  return useMemo(() => (id === undefined ? undefined : { id, openedAtMs: performance.now() }), [id]);
}

interface QuestionProps extends SupportCase, Pick<CaseQuestionProps, 'page'> {
  readonly feature: Awaited<ReturnType<typeof loadFeature>>;
}

function Question({ caseId, aside, page, feature: { CaseQuestion } }: QuestionProps): ReactNode {
  const address = useAddress();
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
