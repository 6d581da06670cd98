import { Action } from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { ToastAction, ToastActions } from './toast.ts';
import styles from './toast-item.module.css';

/** What a reader can do about a toast; each of it also dismisses the toast. */
export const ToastButtons = ({ primary, secondary }: ToastActions): ReactNode => (
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
