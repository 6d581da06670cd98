import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dialogCloseDelayMs } from '../../../schemas/spec/interface/overlays.ts';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './close-dialog.module.css';

interface CloseDialogProps {
  /** The case is being closed: there is no way back, and an answer comes. */
  readonly isClosing: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Warns before a case is closed. Opens on the button that does no harm. Source: docs/requirements.md, DF-2. */
export function CloseDialog({ isClosing, onCancel, onConfirm }: CloseDialogProps): ReactNode {
  const [titleId, warningId] = [useId(), useId()];
  const { dialog, open, close } = useModal(dialogCloseDelayMs, isClosing);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    open();
    cancel.current?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={warningId}
      onClose={onCancel}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title}>
          {message('case.sure')}
        </h2>
        <p id={warningId} className={styles.warning}>
          {message('case.warning')}
        </p>
        <div className={styles.buttons}>
          <Button
            ref={cancel}
            look="secondary"
            aria-disabled={isClosing}
            onClick={() => !isClosing && close()}
          >
            {message('case.cancel')}
          </Button>
          <Button
            aria-disabled={isClosing}
            aria-busy={isClosing}
            onClick={({ detail }) => !isSecondPress(detail) && onConfirm()}
          >
            {message(isClosing ? 'case.closing' : 'case.confirm')}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {isClosing && <VisuallyHidden>{message('case.closing')}</VisuallyHidden>}
        </div>
      </div>
    </dialog>
  );
}

/** True for the second press of a double press on the button that opened the dialog. */
const isSecondPress = (presses: number): boolean => presses > 1;
