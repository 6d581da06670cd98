import { type ReactNode, type Ref, useCallback, useRef } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { useCitations } from '../../bundle/answer/use-citations.ts';
import type { ChatFilterOptions } from '../../../schemas/services/help-center/chat.ts';
import type { FeedbackGiven } from '../../../schemas/services/feedback.ts';
import type { ChatService } from '../../services/help-center/chat-service.ts';
import { Composer } from './composer/composer.tsx';
import type { ChatPage } from './conversation/chat-page.ts';
import type { Conversation as ConversationActions } from './conversation/create-conversation.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { MessageList } from './messages/message-list.tsx';
import { MessageScroll } from './messages/message-scroll.tsx';
import { TurnView } from './messages/turn-view.tsx';
import { EndButton } from './panel/end-button.tsx';
import { Ended } from './panel/ended.tsx';
import { Panel } from './panel/panel.tsx';
import { Welcome } from './panel/welcome.tsx';
import type { ChatState } from './state/chat-state.ts';
import { type StarterBundle, useStarters } from './starters/use-starters.ts';
import { isUnderWay } from './state/next-chat-state.ts';
import { useChatSettings } from './use-chat-settings.ts';
import { useConversation } from './use-conversation.ts';
import { useFeedbackOnce } from './use-feedback-once.ts';
import { useUnread } from './use-unread.ts';

export interface ConversationProps {
  readonly service: ChatService;
  readonly bundle: Pick<Bundle, 'manifest' | 'contents' | 'redirects' | 'site'> & StarterBundle;
  readonly page: ChatPage;
  readonly reader: string | undefined;
  readonly isOpen: boolean;
  /** A reader has opened it: it takes the focus. */
  readonly isAskedFor: boolean;
  /** A question to begin with, in the field when it opens; another object each time. */
  readonly question: { readonly text: string } | undefined;
  /** Hides an answer without a source on this site. */
  readonly withholdsUnverified: boolean;
  readonly onQuestionTaken: () => void;
  readonly onClose: () => void;
  /** Closes it for a page that it would cover. */
  readonly onLeave: () => void;
  /** An answer has come while it was closed. */
  readonly onUnread: () => void;
  readonly onFeedback: (feedback: FeedbackGiven) => void;
}

/** One reader's conversation. Source: docs/requirements.md, CH-1 to CH-3. */
export function Conversation(props: ConversationProps): ReactNode {
  const { service, bundle, page, isOpen, withholdsUnverified, onQuestionTaken } = props;
  const { conversation, state } = useConversation(props);
  const { messages, turn } = state;
  const { feedbackUrl, options } = useChatSettings(service, isOpen);
  const starters = useStarters(bundle, page, isOpen && messages.length === 0);
  const resolve = useCitations(bundle, messages.length > 0);
  const give = useFeedbackOnce(conversation, props.onFeedback);
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  useUnread(messages, isOpen, props.onUnread);

  const { begin, ask, takeQuestion, retry } = useActions(conversation, focusField, onQuestionTaken);
  return (
    <Panel
      isOpen={isOpen}
      takeFocus={props.isAskedFor ? focusField : undefined}
      onClose={props.onClose}
      onLeave={props.onLeave}
      onBegin={messages.length === 0 ? undefined : begin}
    >
      <MessageScroll messages={messages} focusNext={focusField}>
        {messages.length === 0 && <Welcome starters={starters} onAsk={ask} />}
        <MessageList
          {...{ messages, resolve, withholdsUnverified }}
          onVote={give.vote}
          onReport={give.report}
        />
        <TurnView
          {...{ turn, resolve }}
          isTextShown={!withholdsUnverified}
          focusNext={focusField}
          onRetry={retry}
        />
        {messages.length > 0 && turn.step !== 'ended' && <EndButton onEnd={conversation.end} />}
      </MessageScroll>
      {turn.step === 'ended' ? (
        <Ended isRated={turn.isRated} feedbackUrl={feedbackUrl} onVote={give.rate} onBegin={begin} />
      ) : (
        <QuestionField
          ref={field}
          {...{ conversation, state, options }}
          question={props.question}
          onQuestionTaken={takeQuestion}
        />
      )}
    </Panel>
  );
}

interface QuestionFieldProps extends Pick<ConversationProps, 'question' | 'onQuestionTaken'> {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly conversation: ConversationActions;
  readonly state: ChatState;
  readonly options: ChatFilterOptions | undefined;
}

const QuestionField = (props: QuestionFieldProps): ReactNode => {
  const { ref, conversation, state, options, question, onQuestionTaken } = props;
  return (
    <>
      {options !== undefined && (
        <FilterBar options={options} filters={state.filters} onApply={conversation.applyFilters} />
      )}
      <Composer
        {...{ ref, question, onQuestionTaken }}
        isBusy={isUnderWay(state.turn)}
        onAsk={conversation.ask}
      />
    </>
  );
};

/** The actions that move the focus to the field. */
const useActions = (
  conversation: ConversationActions,
  focusField: () => void,
  onQuestionTaken: () => void,
) => ({
  begin: () => {
    conversation.begin();
    // the field is rendered again after the conversation has begun
    requestAnimationFrame(focusField);
  },
  ask: (text: string) => {
    conversation.ask(text);
    focusField();
  },
  takeQuestion: () => {
    onQuestionTaken();
    focusField();
  },
  retry: () => {
    conversation.retry();
    focusField();
  },
});
