import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { message } from '../../../messages/message.ts';
import styles from './stack-toggle.module.css';
import type { ToastStack } from './use-stack.ts';

/** Shows the toasts that wait, and hides them again; their number is read out. Source: docs/requirements.md, TS-2. */
export function StackToggle({ moreCount, isExpanded, toggle }: ToastStack): ReactNode {
  const Icon = isExpanded ? ChevronDown : ChevronUp;
  return (
    <div role="status">
      {moreCount > 0 && (
        <button type="button" className={styles.toggle} onClick={toggle}>
          <Icon className={styles.icon} />
          {isExpanded ? message('toast.collapse') : more(moreCount)}
        </button>
      )}
    </div>
  );
}

const more = (count: number): string => message('toast.more', { count });
