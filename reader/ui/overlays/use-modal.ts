import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Modal {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** True while the dialog closes: it is still rendered, and may move. */
  readonly isClosing: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A modal dialog that closes after a delay: on Escape, and on a press beside it or on one of its links. The browser
 * keeps the focus inside, and gives it back. A held dialog stays open, because its work is in progress.
 */
export function useModal(closeDelayMs: number, isHeld = false): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      if (!isHeld) setIsClosing(true);
    };
    const onClick = ({ target, detail }: MouseEvent) => {
      // the second press of a double press is meant for the opener
      if (isHeld || detail > 1) return;
      if (target === element || (target as Element).closest('a') !== null) setIsClosing(true);
    };
    // WebKit on a busy machine sometimes leaves the focus nowhere
    const onClose = () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    };
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('close', onClose);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('close', onClose);
      element?.removeEventListener('click', onClick);
    };
  }, [isHeld]);

  useEffect(() => {
    if (!isClosing) return;
    const timer = setTimeout(() => {
      dialog.current?.close();
      setIsClosing(false);
    }, closeDelayMs);
    return () => clearTimeout(timer);
  }, [isClosing, closeDelayMs]);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    dialog.current?.showModal();
  }, []);
  const close = useCallback(() => setIsClosing(dialog.current?.open === true), []);
  return { dialog, isClosing, open, close };
}
