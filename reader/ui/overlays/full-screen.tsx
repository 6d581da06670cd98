import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { dialogCloseDelayMs } from '../../../schemas/spec/interface/overlays.ts';
import { message } from '../../messages/message.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './full-screen.module.css';
import { useModal } from './use-modal.ts';

/**
 * A list that fills the screen, in a native dialog: Escape and its links close it, and the focus returns to where it was.
 * Source: docs/requirements.md, LY-8.
 */
export function FullScreen(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Given the id of the title. */
  children: (labelledBy: string) => ReactNode;
}): ReactNode {
  const titleId = useId();
  const { dialog, open, close } = useModal(dialogCloseDelayMs);
  useEffect(() => {
    if (!props.isOpen) return close();
    open();
    dialog.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [props.isOpen, dialog, open, close]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={props.onClose}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {props.title}
        </h2>
        <IconButton label={message('article.close')} onClick={close}>
          <X />
        </IconButton>
      </div>
      {props.isOpen && <div className={styles.content}>{props.children(titleId)}</div>}
    </dialog>
  );
}
