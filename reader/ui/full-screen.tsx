import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { message } from '../messages/message.ts';
import { IconButton } from './icon-button.tsx';
import styles from './full-screen.module.css';

/** A list that fills the screen, in a native dialog: Escape closes it, and the focus returns to where it was. */
export function FullScreen(props: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Given the id of the title. */
  children: (labelledBy: string) => ReactNode;
}): ReactNode {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!props.isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [props.isOpen]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={props.onClose}>
      <div className={styles.bar}>
        <h2 id={titleId} className={styles.title}>
          {props.title}
        </h2>
        <IconButton label={message('article.close')} onClick={props.onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {props.isOpen && <div className={styles.content}>{props.children(titleId)}</div>}
    </dialog>
  );
}
