import { createToastStore } from './create-toast-store.ts';

/** The toasts of the page: messages of features that do not interrupt the reader. */
export const toasts = createToastStore((fault) => {
  // oxlint-disable-next-line no-console -- the specification asks for errors in the console
  console.error(fault);
  hear(fault);
});

/** Names the caller in reports of mistakes. */
export function hearToastFaults(listener: (fault: string) => void): void {
  hear = listener;
}

let hear: (fault: string) => void = () => {};
