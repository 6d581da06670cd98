import { Provider, Viewport } from '@radix-ui/react-toast';
import { type ReactNode, useRef } from 'react';
import { toastHotkey, toastSwipePx } from '../../../../schemas/spec/interface/toasts.ts';
import { message } from '../../../messages/message.ts';
import type { ToastStore } from '../create-toast-store.ts';
import { StackToggle } from './stack-toggle.tsx';
import type { Toast } from '../toast.ts';
import { ToastItem } from './toast-item.tsx';
import styles from './toast-region.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useHotkey } from './use-hotkey.ts';
import { useIsAttended } from './use-is-attended.ts';
import { useSide } from './use-side.ts';
import { useStack } from './use-stack.ts';

export interface ToastRegionProps {
  toasts: readonly Toast[];
  store: ToastStore;
  /** A swipe toward the end of a line dismisses a toast. */
  direction: 'ltr' | 'rtl';
  /** Whether the key `t` moves the focus to the toasts. */
  hasHotkey: boolean;
}

/**
 * Each toast is a live region with the role of its status. The library's own announcements go into this detached
 * element, where no screen reader finds them.
 */
const unheard = document.createElement('div');

/** The toasts in a corner of the window, the newest on top. Source: docs/requirements.md, TS-2. */
export function ToastRegion({ toasts, store, direction, hasHotkey }: ToastRegionProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const stack = useStack(toasts);
  const isAttended = useIsAttended(place);
  const returnFocus = useFocusReturn(place);
  const side = useSide(place);
  useHotkey(place, hasHotkey);
  return (
    <div ref={place} className={styles.place} data-side={side} data-toasts="">
      <Provider
        duration={Infinity}
        swipeDirection={direction === 'rtl' ? 'left' : 'right'}
        swipeThreshold={toastSwipePx}
        announcerContainer={unheard}
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            isWaiting={stack.waiting.has(toast)}
            isPaused={isAttended || stack.isExpanded}
            onDismiss={() => store.dismiss(toast.id)}
            returnFocus={returnFocus}
          />
        ))}
        <Viewport
          className={styles.list}
          hotkey={noHotkey}
          label={hasHotkey ? message('toast.regionWithKey', { key: toastHotkey }) : message('toast.region')}
        />
      </Provider>
      <StackToggle {...stack} />
    </div>
  );
}

/** The library's own shortcut would work in text fields too. */
const noHotkey: string[] = [];
