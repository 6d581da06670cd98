import { toastMinMs, toastNoticingMs, toastReadingMs } from '../../../schemas/spec/interface/toasts.ts';
import type { Toast, ToastStatus } from './toast.ts';

/** Errors stay until they are dismissed. Warnings stay twice as long as other toasts. */
const stays: Readonly<Record<ToastStatus, number | false>> = {
  info: 1,
  success: 1,
  warning: 2,
  danger: false,
};

/**
 * The time that a toast is shown, unless something pauses it. Undefined: until a reader dismisses it, as for toasts
 * with actions or progress. Unit: ms.
 */
export function lifetimeMs({ actions, duration, ...toast }: Toast): number | undefined {
  if (actions !== undefined || duration === false) return undefined;
  if (duration !== undefined) return duration;
  const factor = stays[toast.status];
  if (factor === false || toast.progress !== undefined) return undefined;
  const words = `${toast.title} ${toast.message ?? ''}`.trim().split(/\s+/u).length;
  return factor * Math.max(toastMinMs, toastNoticingMs + words * toastReadingMs);
}
