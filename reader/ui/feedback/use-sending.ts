import { useRef, useState } from 'react';

/** The state of a submission. */
export type Sending = 'idle' | 'underWay' | 'failed';

interface Sender {
  readonly sending: Sending;
  /** One thing at a time, however fast somebody presses. `onTaken`: the service has it. */
  readonly send: (call: () => Promise<{ readonly ok: boolean }>, onTaken: () => void) => void;
  /** Hides a failure when the reader does something else. */
  readonly forget: () => void;
}

/** Submits feedback. `onTaken` is called once the service has accepted it; rejected feedback can be sent again. */
export function useSending(): Sender {
  const [sending, setSending] = useState<Sending>('idle');
  /** The rendered state can be one press behind. */
  const isUnderWay = useRef(false);
  const sendNow = async (...[call, onTaken]: Parameters<Sender['send']>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending('underWay');
    const { ok } = await call();
    isUnderWay.current = false;
    setSending(ok ? 'idle' : 'failed');
    if (ok) onTaken();
  };
  const forget = () => {
    if (!isUnderWay.current) setSending('idle');
  };
  return { sending, send: (call, onTaken) => void sendNow(call, onTaken), forget };
}
