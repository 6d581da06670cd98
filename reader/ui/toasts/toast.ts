import type { ButtonLook } from '../button.tsx';

/** The kinds of toasts. Source: docs/requirements.md, TS-1. */
export type ToastStatus = 'info' | 'success' | 'warning' | 'danger';

/** A button of a toast. The toast goes once it has acted. */
export interface ToastAction {
  readonly label: string;
  readonly appearance: ButtonLook;
  readonly onClick: () => void;
}

export interface ToastActions {
  readonly primary: ToastAction;
  readonly secondary?: ToastAction;
}

interface ToastContent {
  readonly status: ToastStatus;
  readonly title: string;
  readonly message?: string;
  /** The finished share, from 0 to 1. */
  readonly progress?: number;
}

/**
 * A toast with actions stays until a reader acts. Unit of durations: ms. `false`: it stays. Source:
 * docs/requirements.md, TS-1.
 */
type ToastStay =
  | { readonly actions?: never; readonly duration?: number | false }
  | { readonly actions: ToastActions; readonly duration: false };

/**
 * The options of a new toast. Only one toast with an id is shown at a time. Without a duration, the number of its words
 * decides.
 */
export type NewToast = ToastContent & ToastStay & { readonly id: string; readonly toasterId?: string };

/** The members that can change while a toast is shown. */
export type ToastChanges = Partial<ToastContent> &
  (ToastStay | { readonly actions?: ToastActions; readonly duration?: false });

export interface Toast extends ToastContent {
  readonly id: string;
  readonly toasterId: string;
  readonly actions?: ToastActions;
  readonly duration?: number | false;
  /** Unit: ms since 1970. */
  readonly createdAt: number;
  /** False while it goes. */
  readonly isOpen: boolean;
  /** Increases with new content. The time of the toast restarts, and it is read out again. */
  readonly version: number;
}
