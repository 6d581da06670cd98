import { log } from '../../services/log.ts';
import { hearToastFaults } from '../../ui/toasts/toasts.ts';

/** Logs the uncaught errors of the page. */
export function hearErrors(): void {
  window.addEventListener('error', ({ error, message }: ErrorEvent) =>
    logThrown('uncaught', { thrown: error ?? message, message }),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    logThrown('unhandledRejection', { thrown: reason, message: messageOf(reason) }),
  );
  hearToastFaults((fault) => log({ type: 'error', category: 'toasts', message: fault }));
}

interface Thrown {
  readonly thrown: unknown;
  readonly message?: string;
  /** The stack of components around the error. */
  readonly componentStack?: string | undefined;
}

/** Logs an error once: React and the window can report the same one. */
export function logThrown(
  code: string,
  { thrown, message = messageOf(thrown), componentStack }: Thrown,
): void {
  if (typeof thrown === 'object' && thrown !== null) {
    if (heard.has(thrown)) return;
    heard.add(thrown);
  }
  const data = componentStack === undefined ? {} : { data: { componentStack } };
  log({ type: 'error', category: 'page', code, message, exception: thrown, ...data });
}

const heard = new WeakSet();

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
