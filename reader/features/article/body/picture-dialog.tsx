import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { dialogCloseDelayMs } from '../../../../schemas/spec/overlays.ts';
import { message } from '../../../messages/message.ts';
import { useModal } from '../../../ui/use-modal.ts';
import type { EnlargedPicture } from './enlarged-picture.ts';
import styles from './picture-dialog.module.css';

/** A picture as large as the screen allows. Escape, the button which reaches over the whole screen, close it. */
export function PictureDialog(props: {
  picture: EnlargedPicture | undefined;
  onClose: () => void;
}): ReactNode {
  const { dialog, open, close } = useModal(dialogCloseDelayMs);
  useEffect(() => {
    if (props.picture !== undefined) open();
  }, [props.picture, open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={message('picture.dialog')}
      onClose={props.onClose}
    >
      <button type="button" className={styles.close} aria-label={message('article.close')} onClick={close}>
        <X aria-hidden />
      </button>
      {props.picture !== undefined && (
        <img className={styles.picture} src={props.picture.src} alt={props.picture.alt} />
      )}
    </dialog>
  );
}
