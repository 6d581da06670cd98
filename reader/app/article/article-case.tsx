import { type ReactNode, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { CaseQuestionProps } from '../../features/case-close/case-question.tsx';
import { useLoaded } from '../../browser/use-loaded.ts';
import type { ArticleData } from '../routing/page-data.ts';
import { useSupportCase } from './use-support-case.ts';

/** Asks whether the article on the page has solved the support case that its reader comes from. */
export function ArticleCase(): ReactNode {
  const supportCase = useSupportCase();
  const page = useOpenArticle();
  const question = useLoaded(loadQuestion, supportCase !== undefined);
  if (supportCase === undefined || question === undefined) return null;
  return <question.ArticleCaseQuestion key={supportCase.caseId} {...supportCase} page={page} />;
}

/** Loaded only for readers with a support case, who can read on if it fails to load. */
const loadQuestion = () => import('./article-case-question.tsx');

/** The article on the page, and the time at which it was opened. The case question may need both much later. */
function useOpenArticle(): CaseQuestionProps['page'] {
  const data = useMatches().at(-1)?.loaderData as ArticleData | object | undefined;
  const id = data !== undefined && 'article' in data ? data.article.id : undefined;
  // oxlint-disable-next-line react/purity -- what is kept is the moment of the first rendering with this article
  return useMemo(() => (id === undefined ? undefined : { id, openedAtMs: performance.now() }), [id]);
}
