import { useState } from 'react';
import { maxUnstackedToasts } from '../../../../schemas/spec/interface/toasts.ts';
import type { Toast } from '../toast.ts';

export interface ToastStack {
  /** Those that are not shown for now. */
  readonly waiting: ReadonlySet<Toast>;
  /** The number of toasts that do not fit, shown or not. */
  readonly moreCount: number;
  readonly isExpanded: boolean;
  readonly toggle: () => void;
}

/** Of more than three toasts, the newest three are shown; the others wait, and keep their time. Source: TS-2. */
export function useStack(toasts: readonly Toast[]): ToastStack {
  const [wasExpanded, setIsExpanded] = useState(false);
  const open = toasts.filter(({ isOpen }) => isOpen);
  const moreCount = Math.max(0, open.length - maxUnstackedToasts);
  const isExpanded = wasExpanded && moreCount > 0;
  if (wasExpanded !== isExpanded) setIsExpanded(isExpanded);
  return {
    waiting: new Set(isExpanded ? [] : open.slice(0, moreCount)),
    moreCount,
    isExpanded,
    toggle: () => setIsExpanded(!isExpanded),
  };
}
