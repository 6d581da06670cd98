import type { ReactNode } from 'react';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { hasAnswered } from './answered-articles.ts';
import { PollCard, type PollCardProps } from './poll-card.tsx';
import { answered, asking } from './poll-state.ts';

/**
 * Asks whether an article was helpful, once a visit. The prerendered question keeps its place and shows itself when it
 * can be answered; only then is known whether it was. Source: docs/requirements.md, AP-1.
 */
export function Poll({ articleId, onAnswer }: Pick<PollCardProps, 'articleId' | 'onAnswer'>): ReactNode {
  const isReady = useHydrated();
  return (
    <PollCard
      key={isReady ? 'ready' : 'waiting'}
      articleId={articleId}
      onAnswer={onAnswer}
      isReady={isReady}
      start={isReady && hasAnswered(articleId) ? answered : asking}
    />
  );
}
