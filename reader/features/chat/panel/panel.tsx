import { MessageCirclePlus, Sparkles, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import { Chip } from '../../../ui/chip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './panel.module.css';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { usePanelDialog } from './use-panel-dialog.ts';

interface PanelProps {
  isOpen: boolean;
  /** Focuses the panel's field. Undefined if no reader has opened the panel. */
  takeFocus?: (() => void) | undefined;
  onClose: () => void;
  /** Closes it for a page that it would cover. */
  onLeave: () => void;
  /** Absent where there is nothing to begin anew. */
  onBegin?: (() => void) | undefined;
  /** Absent while it is on its way. */
  children?: ReactNode;
}

/**
 * Beside the usable page on wide screens, in place of it on others. Escape closes it. Its content stays mounted while
 * it is closed.
 */
export function Panel({ isOpen, takeFocus, onClose, onLeave, onBegin, children }: PanelProps): ReactNode {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const keysAndLinks = usePanelDialog({ dialog, isOpen, takeFocus, onClose, onLeave });
  useAboveKeyboard(dialog, isOpen);
  return (
    // Escape works from anywhere in the panel
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} className={styles.panel} aria-labelledby={titleId} {...keysAndLinks}>
      <div className={styles.header}>
        <span aria-hidden className={styles.mark}>
          <Sparkles />
        </span>
        <h2 id={titleId} className={styles.title}>
          {message('chat.title')}
        </h2>
        <Chip tone="info">{message('chat.beta')}</Chip>
        <div className={styles.buttons}>
          {onBegin !== undefined && (
            <IconButton label={message('chat.begin')} title={message('chat.begin')} onClick={onBegin}>
              <MessageCirclePlus />
            </IconButton>
          )}
          <IconButton label={message('chat.close')} title={message('chat.close')} onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </div>
      {children ?? <p className={styles.opening}>{message('chat.opening')}</p>}
    </dialog>
  );
}
