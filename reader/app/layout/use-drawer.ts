import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { drawerCloseMs } from '../../../schemas/spec/overlays.ts';

interface DrawerState {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** On its way out: still there, and moving. */
  readonly isClosing: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A modal dialog that moves out before it closes: on Escape, and on a press beside it or on one of its links. The
 * browser keeps the focus inside, and gives it back.
 */
export function useDrawer(): DrawerState {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setIsClosing] = useState(false);
  const open = () => dialog.current?.showModal();
  const close = useCallback(() => {
    setIsClosing(true);
    setTimeout(() => {
      dialog.current?.close();
      setIsClosing(false);
    }, drawerCloseMs);
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target === element || (target as Element).closest('a') !== null) close();
    };
    element?.addEventListener('cancel', onCancel);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('cancel', onCancel);
      element?.removeEventListener('click', onClick);
    };
  }, [close]);

  return { dialog, isClosing, open, close };
}
