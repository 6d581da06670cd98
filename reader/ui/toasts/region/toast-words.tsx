import { type ReactNode, useEffect, useState } from 'react';
import type { Toast, ToastStatus } from '../toast.ts';
import styles from './toast-item.module.css';

/**
 * Errors and warnings are read out at once. Other toasts wait until the reader pauses. Source: docs/requirements.md,
 * TS-2.
 */
const roles: Readonly<Record<ToastStatus, 'status' | 'alert'>> = {
  info: 'status',
  success: 'status',
  warning: 'alert',
  danger: 'alert',
};

/**
 * The text of a toast. Screen readers announce changes only, so the text is added a frame after its region, and again
 * after a renewal.
 */
export function ToastWords({ toast, isWaiting }: { toast: Toast; isWaiting: boolean }): ReactNode {
  const isListening = useWasShownAFrame(!isWaiting);
  return (
    <div role={roles[toast.status]} aria-atomic>
      {isListening && (
        <div key={toast.version}>
          <p className={styles.title}>{toast.title}</p>
          {toast.message !== undefined && <p className={styles.message}>{toast.message}</p>}
        </div>
      )}
    </div>
  );
}

function useWasShownAFrame(isShown: boolean): boolean {
  const [wasShown, setWasShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const frame = requestAnimationFrame(() => setWasShown(true));
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return wasShown;
}
