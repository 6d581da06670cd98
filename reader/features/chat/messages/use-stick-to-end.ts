import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../state/message.ts';

/** Within this distance the list sticks to its end. Unit: CSS pixels. */
const nearPx = 64;

interface StickToEnd {
  readonly scroll: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** A new answer is below the visible part. */
  readonly hasNew: boolean;
  readonly goToEnd: () => void;
}

/**
 * Keeps a list at its end while it grows, until its reader scrolls up. The reader's next question scrolls to the end
 * again.
 */
export function useStickToEnd(messages: readonly ChatMessage[]): StickToEnd {
  const scroll = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setHasNew] = useState(false);
  const known = useRef(messages.length);

  useLayoutEffect(() => {
    const isNew = messages.length > known.current;
    known.current = messages.length;
    if (isNew && messages.at(-1)?.by === 'reader') isAtEnd.current = true;
    else if (isNew && !isAtEnd.current) setHasNew(true);
    if (isAtEnd.current) scrollToEnd(scroll.current);
  }, [messages]);

  useEffect(() => {
    const [outer, inner] = [scroll.current, content.current];
    if (outer === null || inner === null) return undefined;
    const onScroll = () => {
      isAtEnd.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < nearPx;
      if (isAtEnd.current) setHasNew(false);
    };
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) scrollToEnd(outer);
    });
    observer.observe(inner);
    observer.observe(outer);
    outer.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      outer.removeEventListener('scroll', onScroll);
    };
  }, []);

  const goToEnd = () => {
    isAtEnd.current = true;
    setHasNew(false);
    scrollToEnd(scroll.current);
  };
  return { scroll, content, hasNew, goToEnd };
}

function scrollToEnd(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = element.scrollHeight;
}
