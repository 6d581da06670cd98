import { type ReactNode, useMemo } from 'react';
import { AnswerText } from '../../../bundle/answer/answer-text.tsx';
import type { ResolveCitation } from '../../../bundle/answer/citation.ts';
import { SourceList } from '../../../bundle/answer/source-list.tsx';
import { checkedSources } from '../../../bundle/answer/use-citations.ts';
import { message as words } from '../../../messages/message.ts';
import { AiNotice } from '../../../ui/answer/ai-notice.tsx';
import { AnswerVote, type Vote } from '../../../ui/answer/answer-vote.tsx';
import type { BotMessage } from '../state/message.ts';
import type { GiveChatFeedback } from '../use-feedback-once.ts';
import styles from './messages.module.css';
import { SearchInstead } from './search-instead.tsx';

export interface AnswerViewProps {
  message: BotMessage;
  resolve: ResolveCitation | undefined;
  withholdsUnverified: boolean;
  onVote: GiveChatFeedback['vote'];
}

/** An answer with the pages that it rests on. One that no page confirms can be withheld. */
export function AnswerView({ message, resolve, withholdsUnverified, onVote }: AnswerViewProps): ReactNode {
  const { text, scoredUrls, question } = message;
  const checked = useMemo(() => resolve && checkedSources(scoredUrls, resolve), [scoredUrls, resolve]);
  if (withholdsUnverified && checked?.isVerified !== true) {
    if (checked === undefined) return null; // the pages are being looked up
    return (
      <>
        <p className={styles.bubble}>{words('chat.withheld')}</p>
        <SearchInstead question={question} />
      </>
    );
  }
  const entry = checked?.sources.flatMap((source) => ('entry' in source ? (source.entry ?? []) : []))[0];
  return (
    <>
      <div className={styles.bubble}>
        <AnswerText markdown={text} resolve={resolve} sources={checked?.sources} />
      </div>
      {checked !== undefined && <SourceList checked={checked} />}
      <AiNotice />
      {message.id !== undefined && (
        <AnswerVote
          label={words('chat.vote')}
          given={givenVote(message)}
          onVote={(vote) => onVote(message, vote, entry)}
        />
      )}
    </>
  );
}

/** Of a vote that is read again only the thumb counts. */
function givenVote({ rating }: BotMessage): Vote | undefined {
  if (rating === 'up') return { isHelpful: true };
  return rating === 'down' ? { isHelpful: false, reasons: [], comment: '' } : undefined;
}
