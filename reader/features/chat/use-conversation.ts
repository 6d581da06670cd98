import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ChatService } from '../../services/help-center/chat-service.ts';
import { useOnline } from '../../browser/use-online.ts';
import type { ChatPage } from './conversation/chat-page.ts';
import { type Conversation, createConversation } from './conversation/create-conversation.ts';
import { type ChatState, noConversation } from './state/chat-state.ts';
import { keepDraft } from './state/draft.ts';
import { forgetChat, keepChat, keptStep, readKeptChat } from './state/kept-chat.ts';

interface Around {
  readonly service: ChatService;
  readonly page: ChatPage;
  /** Undefined while the reader is unknown. */
  readonly reader: string | undefined;
}

/** The conversation of a reader: the one that was kept, if it is theirs. */
export function useConversation({ service, page, reader }: Around): {
  conversation: Conversation;
  state: ChatState;
} {
  const [conversation] = useState(() =>
    createConversation({ service, page, isOnline: () => navigator.onLine }, startFor(reader)),
  );
  const state = useSyncExternalStore(conversation.subscribe, conversation.current);
  const isOnline = useOnline();
  useKeep(reader, state);
  useEffect(() => conversation.goTo(page), [conversation, page]);
  useEffect(() => {
    if (isOnline) conversation.connect();
  }, [conversation, isOnline]);
  useEffect(() => () => conversation.stop(), [conversation]);
  return { conversation, state };
}

/** A conversation of another reader in this tab is deleted. */
function startFor(reader: string | undefined): ChatState {
  const kept = readKeptChat();
  if (kept === undefined) return noConversation;
  if (kept.reader === reader) return kept.state;
  forgetChat();
  keepDraft('');
  return noConversation;
}

/** Keeps a conversation with each change that is worth a write: pieces of an answer and seconds are not. */
function useKeep(reader: string | undefined, state: ChatState): void {
  const { sessionId, category, messages, filters } = state;
  const step = keptStep(state.turn);
  useEffect(() => {
    if (reader !== undefined) keepChat(reader, { sessionId, category, messages, filters, step });
  }, [reader, sessionId, category, messages, filters, step]);
}
