import { type ReactNode, useEffect, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import { AnswerVote, type Vote } from '../../../ui/answer/answer-vote.tsx';
import type { GiveVote } from '../../../ui/answer/use-vote.ts';
import { Button } from '../../../ui/button.tsx';
import { SiteLink } from '../../../ui/links/site-link.tsx';
import styles from './ended.module.css';

interface EndedProps {
  /** The reader has rated the conversation. */
  isRated: boolean;
  feedbackUrl: string | undefined;
  onVote: GiveVote;
  onBegin: () => void;
}

/**
 * After the end: a rating, a link for more feedback, and a new conversation. Source: docs/requirements.md, CH-1,
 * CH-2.
 */
export function Ended({ isRated, feedbackUrl, onVote, onBegin }: EndedProps): ReactNode {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // It replaces the pressed button. A focus elsewhere stays.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label={message('chat.ended')} className={styles.ended}>
      <p className={styles.title}>{message('chat.ended')}</p>
      <div className={styles.question}>
        <p>{message('chat.sessionVote')}</p>
        <AnswerVote
          label={message('chat.sessionVote')}
          given={isRated ? givenBefore : undefined}
          onVote={onVote}
        />
      </div>
      <div className={styles.waysOn}>
        <Button onClick={onBegin}>{message('chat.begin')}</Button>
        {feedbackUrl !== undefined && <SiteLink to={feedbackUrl}>{message('chat.tellMore')}</SiteLink>}
      </div>
    </section>
  );
}

/** The rating itself is not stored. */
const givenBefore: Vote = { isHelpful: true };
