import { createStore } from '../../../browser/create-store.ts';
import type { ChatService } from '../../../services/help-center/chat-service.ts';
import type { ChatState } from '../state/chat-state.ts';
import { type ChatEvent, isAsking, nextChatState } from '../state/next-chat-state.ts';
import type { ChatPage } from './chat-page.ts';
import { createDeliver } from './deliver.ts';

export interface ConversationStore {
  readonly current: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (event: ChatEvent) => void;
  /** Aborts the call and the countdown that are under way. The service is not told. */
  readonly stop: () => void;
}

interface StoreWorld {
  readonly service: ChatService;
  /** The page where the reader is now. */
  readonly page: () => ChatPage;
}

/** Holds the state of a conversation, and starts the calls and countdowns of its steps. */
export function conversationStore({ service, page }: StoreWorld, start: ChatState): ConversationStore {
  const deliver = createDeliver(service);
  const { current, set, subscribe } = createStore(start);
  let delivery: AbortController | undefined;
  let countdown: ReturnType<typeof setInterval> | undefined;

  const dispatch = (event: ChatEvent) => {
    const before = current();
    const next = nextChatState(before, event);
    if (next === before) return;
    set(next);
    followUp(before, next);
  };
  const followUp = (before: ChatState, { turn }: ChatState) => {
    if (turn.step === 'transient' && turn.secondsLeft !== undefined)
      countdown ??= setInterval(() => dispatch({ kind: 'tick' }), 1000);
    else stopCounting();
    if (!isAsking(turn)) delivery?.abort();
    else if (!isAsking(before.turn)) send();
  };
  const stopCounting = () => {
    clearInterval(countdown);
    countdown = undefined;
  };
  const send = () => {
    const own = new AbortController();
    delivery = own;
    const onEvent = (event: ChatEvent) => {
      if (!own.signal.aborted) dispatch(event);
    };
    void deliver({ current, page: page(), onEvent, signal: own.signal });
  };

  return {
    current,
    subscribe,
    dispatch,
    stop: () => {
      stopCounting();
      delivery?.abort();
    },
  };
}
