import type { ReactNode } from 'react';
import { message as words } from '../../../messages/message.ts';
import type { BotMessage } from '../state/message.ts';
import { AnswerView, type AnswerViewProps } from './answer-view.tsx';
import { GuardrailedView, type GuardrailedViewProps } from './guardrailed-view.tsx';
import { MessageHead } from './message-head.tsx';
import styles from './messages.module.css';
import { SearchInstead } from './search-instead.tsx';

/** The functions stay the same, so that a message need not be rendered again. */
export type BotMessageActions = Omit<AnswerViewProps & GuardrailedViewProps, 'message'>;

/** A message of the bot, and the actions on it. */
export const BotMessageView = (props: BotMessageActions & { message: BotMessage }): ReactNode => (
  <article className={styles.bot}>
    <MessageHead by={words('chat.assistant')} at={props.message.at} />
    {props.message.kind === 'answer' && <AnswerView {...props} />}
    {props.message.kind === 'guardrailed' && <GuardrailedView {...props} />}
    {props.message.kind === 'empty' && (
      <>
        <div className={styles.bubble}>
          <p>{words('chat.empty')}</p>
          <p>{words('chat.emptyAdvice')}</p>
        </div>
        <SearchInstead question={props.message.question} />
      </>
    )}
  </article>
);
