import type { Toast, ToastStatus } from './toast.ts';

/** A slow reader takes 100 words a minute, half as many as most. Unit: ms a word. */
const readingMs = 600;

/** To notice a toast and to look at it. Unit: ms. */
const noticingMs = 3000;

/** Even one word stays that long. Unit: ms. */
const minMs = 6000;

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
  return factor * Math.max(minMs, noticingMs + words * readingMs);
}
