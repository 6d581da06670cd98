import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import { useMedia } from '../../../browser/use-media.ts';
import { isWideQuery } from '../../../browser/use-media.ts';

interface PanelDialog {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly isOpen: boolean;
  /** Focuses the panel's field. Undefined if no reader has opened the panel. */
  readonly takeFocus: (() => void) | undefined;
  readonly onClose: () => void;
  /** A link leads to a page of this window, which the dialog would cover. */
  readonly onLeave: () => void;
}

/**
 * Shows a dialog beside the page, or over it where there is no room. The attribute alone opens it beside the page: `show()`
 * would take the focus, also when a page is loaded again on which the chat was open.
 */
export function usePanelDialog({ dialog, isOpen, takeFocus, onClose, onLeave }: PanelDialog) {
  const isWide = useMedia(isWideQuery);
  const close = useEffectEvent(onClose);
  const settleFocus = useEffectEvent((element: HTMLElement) => {
    if (!isTypingOutside(element)) takeFocus?.();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !isOpen) return undefined;
    if (isWide) element.setAttribute('open', '');
    else element.showModal();
    settleFocus(element);
    return () => element.close();
  }, [dialog, isOpen, isWide]);

  useEffect(() => {
    const element = dialog.current;
    // The browser's own way of closing a modal one.
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  }, [dialog]);

  const onKeyDown = (event: KeyboardEvent) => {
    // An open popover in it, such as the reasons of a vote, closes first.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!isWide && link !== null && link.target !== '_blank') onLeave();
  };
  return { onKeyDown, onClick };
}

/** A field that was focused while the chat was loading keeps the focus. */
function isTypingOutside(element: HTMLElement): boolean {
  const focused = document.activeElement;
  return focused?.matches('input, textarea, select') === true && !element.contains(focused);
}
