import { Action, Close, Root } from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { message } from '../../../messages/message.ts';
import type { Toast, ToastAction, ToastActions, ToastStatus } from '../toast.ts';
import styles from './toast-item.module.css';
import { ToastWords } from './toast-words.tsx';
import { useCountdown } from './use-countdown.ts';
import { Button } from '../../button.tsx';

interface ToastItemProps {
  toast: Toast;
  /** True while the toast is hidden. It is rendered anyway, so that the library keeps the order. */
  isWaiting: boolean;
  isPaused: boolean;
  onDismiss: () => void;
  returnFocus: (from: HTMLElement) => void;
}

/** One toast. Source: docs/requirements.md, TS-1, TS-2. */
export function ToastItem({ toast, isWaiting, isPaused, onDismiss, returnFocus }: ToastItemProps): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  const isEscapeElsewhere = useRef(false);
  useCountdown(toast, isPaused || isWaiting, onDismiss);
  useLayoutEffect(() => {
    if (!toast.isOpen && item.current !== null) returnFocus(item.current);
  }, [toast.isOpen, returnFocus]);
  return (
    <Root
      ref={item}
      className={styles.toast}
      hidden={isWaiting}
      data-status={toast.status}
      style={gestures}
      duration={Infinity}
      open={toast.isOpen}
      onDragStart={stayPut}
      onEscapeKeyDown={({ target }) => {
        isEscapeElsewhere.current = !(
          target instanceof Node && item.current?.parentElement?.contains(target)
        );
      }}
      onOpenChange={() => {
        // The library closes the newest toast wherever Escape is pressed, in the middle of something else as well.
        if (!isEscapeElsewhere.current) onDismiss();
        isEscapeElsewhere.current = false;
      }}
    >
      <StatusIcon status={toast.status} />
      <div className={styles.content}>
        <ToastWords toast={toast} isWaiting={isWaiting} />
        {toast.progress !== undefined && (
          <progress className={styles.progress} max={1} value={toast.progress} aria-label={toast.title} />
        )}
        {toast.actions !== undefined && <ToastButtons {...toast.actions} />}
      </div>
      <Close className={styles.close} aria-label={message('toast.dismiss', { title: toast.title })}>
        <X />
      </Close>
    </Root>
  );
}

/** Words that are selected would be dragged along in place of the toast. */
const stayPut = (event: DragEvent): void => event.preventDefault();

/** Words can be selected, and a finger that moves up or down scrolls the page. */
const gestures = { userSelect: 'text', touchAction: 'pan-y' } as const;

const icons: Readonly<Record<ToastStatus, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The status of a toast, by shape and word as well as by colour. */
function StatusIcon({ status }: { status: ToastStatus }): ReactNode {
  const Icon = icons[status];
  return <Icon className={styles.icon} role="img" aria-label={message(`toast.status.${status}`)} />;
}

/** The actions of a toast. Each of them also dismisses the toast. */
const ToastButtons = ({ primary, secondary }: ToastActions): ReactNode => (
  <div className={styles.buttons}>
    <ToastButton {...primary} />
    {secondary !== undefined && <ToastButton {...secondary} />}
  </div>
);

const ToastButton = ({ label, appearance, onClick }: ToastAction): ReactNode => (
  <Action asChild altText={label}>
    <Button look={appearance} onClick={onClick}>
      {label}
    </Button>
  </Action>
);
