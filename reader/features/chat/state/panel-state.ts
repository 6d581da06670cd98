/** Whether the chat is shown. */
export interface PanelState {
  readonly isOpen: boolean;
  /** The panel was opened on this page, so it stays mounted. */
  readonly isWanted: boolean;
  /** A reader has opened it, not the page that was left. */
  readonly isAskedFor: boolean;
  readonly isUnread: boolean;
  /** The text for the panel's field. Each request is a new object. */
  readonly question: { readonly text: string } | undefined;
}

export type PanelEvent =
  | { readonly kind: 'open'; readonly question?: string | undefined }
  /** `reopen`: as it was when the page before was left. */
  | { readonly kind: 'reopen' }
  | { readonly kind: 'close' }
  /** It could not be loaded: the next press tries again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'questionTaken' };

export const closedPanel: PanelState = {
  isOpen: false,
  isWanted: false,
  isAskedFor: false,
  isUnread: false,
  question: undefined,
};

export function nextPanelState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.kind) {
    case 'open': {
      const question = event.question === undefined ? state.question : { text: event.question };
      return { isOpen: true, isWanted: true, isAskedFor: true, isUnread: false, question };
    }
    case 'reopen':
      return state.isOpen ? state : { ...state, isOpen: true, isWanted: true, isAskedFor: false };
    case 'close':
      return { ...state, isOpen: false, isAskedFor: false };
    case 'failed':
      return { ...state, isOpen: false, isWanted: false, isAskedFor: false };
    case 'unread':
      return state.isOpen ? state : { ...state, isUnread: true };
    case 'questionTaken':
      return { ...state, question: undefined };
  }
}
