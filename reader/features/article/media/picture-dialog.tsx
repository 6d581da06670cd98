import '../../../messages/more.ts';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { mobileMaxWidthPx } from '../../../../schemas/spec/interface/layout.ts';
import { dialogCloseDelayMs } from '../../../../schemas/spec/interface/overlays.ts';
import { useMedia } from '../../../browser/use-media.ts';
import { message } from '../../../messages/message.ts';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import type { EnlargedPicture } from './enlarged-picture.ts';
import styles from './picture-dialog.module.css';
import { ZoomablePicture } from './zoomable-picture.tsx';

/**
 * A picture as large as the screen allows, and larger: two fingers, the button and a press on the picture zoom. On a phone a wide
 * picture opens larger than the screen. Escape and the other button close it, and the focus returns to where it was.
 */
export function PictureDialog(props: {
  picture: EnlargedPicture | undefined;
  onClose: () => void;
}): ReactNode {
  const { picture } = props;
  const { dialog, open, close } = useModal(dialogCloseDelayMs);
  const [chosen, setLarge] = useState<boolean>();
  const opensLarge = useMedia(lowOnPhones(picture?.ratio ?? 0));
  const isLarge = chosen ?? opensLarge;
  useEffect(() => {
    if (picture !== undefined) open();
  }, [picture, open]);
  const onClose = () => {
    setLarge(undefined);
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

/** Matches on phones where the whole picture would take less than three fifths of the window's height. */
const lowOnPhones = (ratio: number): string =>
  `(width <= ${mobileMaxWidthPx}px) and (max-aspect-ratio: ${Math.round(ratio * 600)} / 1000)`;
