import { type ReactNode, useCallback, useEffect, useReducer, useRef } from 'react';
import type { Bundle } from '../../bundle/files/bundle.ts';
import { Launcher } from '../../features/chat/launcher.tsx';
import {
  closedPanel,
  nextPanelState,
  type PanelEvent,
  type PanelState,
} from '../../features/chat/state/panel-state.ts';
import { message } from '../../messages/message.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { useLoaded } from '../../browser/use-loaded.ts';
import { isWideQuery } from '../../browser/use-media.ts';
import { usePopupTurn } from '../../ui/overlays/use-popup-turn.ts';
import { ChatContext, type OpenChat } from './use-chat.ts';
import { useFlag } from '../site/use-flag.ts';
import { useHelpCenter } from '../site/use-help-center.ts';
import { setTabItem, tabItem } from '../../browser/tab-item.ts';

interface ChatProviderProps {
  bundle: Bundle;
  children: ReactNode;
}

/**
 * The chat beside every page, if the site has one. Its launcher needs scripts, so no prerendered page has it, and its
 * panel is loaded when it is opened. The children keep their position with and without it, so that a late flag does
 * not remount them. Only inside the site's context.
 */
export function ChatProvider({ bundle, children }: ChatProviderProps): ReactNode {
  const hasService = useHelpCenter() !== undefined;
  const hasChat = useFlag('chat') && hasService;
  const isHydrated = useHydrated();
  const [panel, dispatch] = useReducer(nextPanelState, closedPanel);
  const launcher = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const isOpen = hasChat && panel.isOpen;
  usePopupTurn(isOpen);
  useReopening(hasChat, panel, dispatch);

  const open = useCallback<OpenChat>((question) => {
    opener.current = document.activeElement;
    dispatch({ kind: 'open', question });
  }, []);
  const close = () => {
    dispatch({ kind: 'close' });
    // the launcher is rendered again after the panel is closed
    requestAnimationFrame(() => giveFocusBack(opener.current, launcher.current));
  };
  const chat = useLoaded(loadChat, hasChat && panel.isWanted, () => {
    dispatch({ kind: 'failed' });
    announceFailure();
  });
  return (
    <ChatContext value={hasChat ? open : undefined}>
      {children}
      {isHydrated && hasChat && (
        <Launcher
          ref={launcher}
          isOpening={isOpen && chat === undefined}
          isUnread={panel.isUnread}
          isHidden={isOpen && chat !== undefined}
          onOpen={() => open()}
        />
      )}
      {chat !== undefined && (
        <chat.LoadedChat
          {...{ bundle, isOpen }}
          isAskedFor={panel.isAskedFor}
          question={panel.question}
          onQuestionTaken={() => dispatch({ kind: 'questionTaken' })}
          onClose={close}
          onLeave={() => dispatch({ kind: 'close' })}
          onUnread={() => dispatch({ kind: 'unread' })}
        />
      )}
    </ChatContext>
  );
}

const loadChat = () => import('./loaded-chat.tsx');

const announceFailure = () =>
  toasts.show({
    id: 'chat-cannot-open',
    status: 'danger',
    title: message('chat.cannotOpen'),
    message: message('chat.cannotOpenAdvice'),
  });

function giveFocusBack(opener: Element | null, launcher: HTMLElement | null): void {
  const takesFocus = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  (takesFocus ? opener : launcher)?.focus();
}

/** Opens the chat again on the next page if it was open. */
function useReopening(hasChat: boolean, panel: PanelState, dispatch: (event: PanelEvent) => void): void {
  useEffect(() => {
    // On a narrow screen it would cover a page that the reader has not seen yet.
    if (hasChat && wasOpen() && matchMedia(isWideQuery).matches) dispatch({ kind: 'reopen' });
  }, [hasChat, dispatch]);
  useEffect(() => {
    if (panel.isWanted) rememberOpen(panel.isOpen);
  }, [panel.isWanted, panel.isOpen]);
}

const storageKey = 'fieldbook-chat-open';

/** The chat was open when the last page of this tab was left. */
const wasOpen = (): boolean => tabItem(storageKey) !== null;

const rememberOpen = (isOpen: boolean): void => setTabItem(storageKey, isOpen ? 'yes' : undefined);
