import { useEffect, useEffectEvent, useRef } from 'react';
import { lifetimeMs } from '../lifetime.ts';
import type { Toast } from '../toast.ts';

/** Dismisses a toast when its time is over. A pause keeps the time that is left; a renewal restarts it. */
export function useCountdown(toast: Toast, isPaused: boolean, onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  const { version, isOpen } = toast;
  const totalMs = lifetimeMs(toast);
  const left = useRef<{ version: number; totalMs: number | undefined; ms: number }>(undefined);
  useEffect(() => {
    if (left.current?.version !== version || left.current.totalMs !== totalMs) {
      left.current = { version, totalMs, ms: totalMs ?? 0 };
    }
    if (isPaused || !isOpen || totalMs === undefined) return;
    const rest = left.current;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(), rest.ms);
    return () => {
      clearTimeout(timer);
      rest.ms -= Date.now() - startedAt;
    };
  }, [isPaused, isOpen, totalMs, version]);
}
