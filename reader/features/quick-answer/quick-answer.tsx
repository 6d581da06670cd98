import { Sparkles } from 'lucide-react';
import { type ReactNode, useId, useMemo } from 'react';
import { checkedSources, useCitations } from '../../bundle/answer/use-citations.ts';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { message } from '../../messages/message.ts';
import type { QuickAnswerService } from '../../services/help-center/quick-answer-service.ts';
import { Button } from '../../ui/button.tsx';
import { AnswerProgress } from './answer-progress.tsx';
import { AnswerRows } from './answer-rows.tsx';
import { AnswerFooter, type AnswerFooterProps } from './answer-footer.tsx';
import styles from './quick-answer.module.css';
import { shownAnswer } from './state/shown-answer.ts';
import { useQuickAnswer } from './state/use-quick-answer.ts';

export interface QuickAnswerProps extends Pick<AnswerFooterProps, 'onVote'> {
  service: QuickAnswerService;
  /** Trimmed; empty: nothing is asked, and nothing shown. */
  query: string;
  /** Says which sources are pages of this site. */
  bundle: Pick<Bundle, 'manifest' | 'contents' | 'redirects' | 'site'>;
  /** Hides an answer without a source on this site. */
  withholdsUnverified: boolean;
  /** Opens the chat with the query; absent: there is none. */
  onAskChat?: ((query: string) => void) | undefined;
}

/** The answer to a search in a few sentences, above its results. Source: docs/requirements.md, QA-2. */
export function QuickAnswer(props: QuickAnswerProps): ReactNode {
  const { service, query, bundle, withholdsUnverified, onVote, onAskChat } = props;
  const state = useQuickAnswer(service, query);
  const resolve = useCitations(bundle, state.status !== 'hidden');
  const answer = state.status === 'answered' ? state.answer : undefined;
  const checked = useMemo(
    () => answer && resolve && checkedSources(answer.scoredUrls, resolve),
    [answer, resolve],
  );
  const headingId = useId();
  const shown = shownAnswer(state, checked, withholdsUnverified);
  if (shown === undefined) return null;

  return (
    <section className={styles.box} aria-labelledby={headingId} data-status={shown.status}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          <Sparkles />
          {message('quickAnswer.title')}
        </h2>
        {onAskChat !== undefined && (
          <Button look="plain" onClick={() => onAskChat(query)}>
            {message('quickAnswer.askChat')}
          </Button>
        )}
      </div>
      <AnswerProgress shown={shown} />
      {shown.status !== 'noResult' && shown.text !== '' && (
        <AnswerRows
          key={`rows of ${query}`}
          markdown={shown.text}
          isComing={shown.status === 'generating'}
          resolve={shown.status === 'answered' ? resolve : undefined}
          sources={checked?.sources}
        />
      )}
      {shown.status === 'answered' && <AnswerFooter key={`foot of ${query}`} {...shown} onVote={onVote} />}
    </section>
  );
}
