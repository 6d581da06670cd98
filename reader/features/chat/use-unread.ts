import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChatMessage } from './state/message.ts';

/** Calls back when an answer arrives while the panel is closed. */
export function useUnread(messages: readonly ChatMessage[], isOpen: boolean, onUnread: () => void): void {
  const seen = useRef(messages.length);
  const look = useEffectEvent((all: typeof messages, isSeen: boolean) => {
    const isNew = all.length > seen.current && all.at(-1)?.by === 'bot';
    seen.current = all.length;
    if (isNew && !isSeen) onUnread();
  });
  useEffect(() => look(messages, isOpen), [messages, isOpen]);
}
