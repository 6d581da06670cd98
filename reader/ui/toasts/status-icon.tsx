import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import type { ToastStatus } from './toast.ts';
import styles from './toast-item.module.css';

const icons: Readonly<Record<ToastStatus, LucideIcon>> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** What kind of toast it is, by shape and word as well as by colour. */
export function StatusIcon({ status }: { status: ToastStatus }): ReactNode {
  const Icon = icons[status];
  return <Icon className={styles.icon} role="img" aria-label={message(`toast.status.${status}`)} />;
}
