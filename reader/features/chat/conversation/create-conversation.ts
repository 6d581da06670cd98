import type { ChatService } from '../../../services/help-center/chat-service.ts';
import type { ChatFilters, ChatState } from '../state/chat-state.ts';
import type { ChatPage } from './chat-page.ts';
import { type ConversationStore, conversationStore } from './conversation-store.ts';
import { type GiveFeedback, giveFeedback, logFailureOf } from './give-feedback.ts';

interface ChatWorld {
  readonly service: ChatService;
  readonly page: ChatPage;
  readonly isOnline: () => boolean;
}

/** A conversation that continues while it is hidden. */
export interface Conversation extends Omit<ConversationStore, 'dispatch'>, GiveFeedback {
  /** The reader is on another page now. */
  readonly goTo: (page: ChatPage) => void;
  readonly ask: (text: string) => void;
  readonly retry: () => void;
  /** The browser is online again. */
  readonly connect: () => void;
  readonly applyFilters: (filters: ChatFilters) => void;
  readonly end: () => void;
  readonly begin: () => void;
}

/** A conversation with the chat's service. Source: docs/requirements.md, CH-2, CH-3. */
export function createConversation(
  { service, isOnline, ...world }: ChatWorld,
  start: ChatState,
): Conversation {
  let { page } = world;
  const store = conversationStore({ service, page: () => page }, start);
  const { current, subscribe, dispatch, stop } = store;

  const close = () => {
    const { sessionId, turn } = current();
    if (sessionId === undefined || turn.step === 'ended') return;
    void logFailureOf(service.closeSession(sessionId), 'A session of the chat was not closed.');
  };
  return {
    current,
    subscribe,
    stop,
    ...giveFeedback({ service, store, address: () => page.address }),
    goTo: (next) => {
      page = next;
    },
    ask: (text) => dispatch({ kind: 'ask', text, at: new Date().toISOString(), isOnline: isOnline() }),
    retry: () => dispatch({ kind: 'retry', isOnline: isOnline() }),
    connect: () => dispatch({ kind: 'connected' }),
    applyFilters: (filters) => dispatch({ kind: 'filter', filters }),
    end: () => {
      close();
      dispatch({ kind: 'end' });
    },
    begin: () => {
      close();
      dispatch({ kind: 'begin' });
    },
  };
}
