import { useEffect } from 'react';
import type { ChatState } from './state/chat-state.ts';
import { keepChat, keptStep } from './state/kept-chat.ts';

/** Keeps a conversation with each change that is worth a write: pieces of an answer and seconds are not. */
export function useKeep(reader: string | undefined, state: ChatState): void {
  const { sessionId, category, messages, filters } = state;
  const step = keptStep(state.turn);
  useEffect(() => {
    if (reader !== undefined) keepChat(reader, { sessionId, category, messages, filters, step });
  }, [reader, sessionId, category, messages, filters, step]);
}
