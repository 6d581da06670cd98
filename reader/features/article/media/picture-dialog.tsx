import '../../../messages/more.ts';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { dialogCloseDelayMs } from '../../../../schemas/spec/interface/overlays.ts';
import { message } from '../../../messages/message.ts';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import type { EnlargedPicture } from './enlarged-picture.ts';
import styles from './picture-dialog.module.css';
import { ZoomablePicture } from './zoomable-picture.tsx';

/**
 * A picture as large as the screen allows, and larger: two fingers, the button and a press on the picture zoom. Escape
 * and the other button close it, and the focus returns to where it was.
 */
export function PictureDialog(props: {
  picture: EnlargedPicture | undefined;
  onClose: () => void;
}): ReactNode {
  const { picture } = props;
  const { dialog, open, close } = useModal(dialogCloseDelayMs);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    if (picture !== undefined) open();
  }, [picture, open]);
  const onClose = () => {
    setLarge(false);
    props.onClose();
  };
  const ZoomMark = isLarge ? ZoomOut : ZoomIn;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={message('picture.dialog')} onClose={onClose}>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-label={message(isLarge ? 'picture.zoomOut' : 'picture.zoomIn')}
          onClick={() => setLarge(!isLarge)}
        >
          <ZoomMark />
        </button>
        <button type="button" className={styles.button} aria-label={message('article.close')} onClick={close}>
          <X />
        </button>
      </div>
      {picture !== undefined && <ZoomablePicture picture={picture} isLarge={isLarge} setLarge={setLarge} />}
    </dialog>
  );
}
