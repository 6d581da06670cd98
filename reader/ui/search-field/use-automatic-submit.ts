import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useResolvedPath } from 'react-router';
import { searchAutosubmitMs } from '../../../schemas/spec/pages/search.ts';
import { resultsAddress } from './results-address.ts';
import { whileTyping } from './while-typing.ts';

interface Automatic {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The path of the page of results. */
  readonly action: string;
  readonly isOn: boolean;
  /** The words of the results that are there. */
  readonly query: string;
  readonly onSend: (words: string) => void;
}

/**
 * Sends typed words once typing has paused. Empty or unchanged words are not sent, nor a character that takes several
 * keys and is incomplete. On the results page the address changes in place, so that words add no history entries.
 * Source: docs/requirements.md, SR-12.
 */
export function useAutomaticSubmit({ input, action, isOn, query, onSend }: Automatic) {
  const navigate = useNavigate();
  const isThere = useLocation().pathname === useResolvedPath(action).pathname;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef('');
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  useEffect(() => void (sent.current = query), [query]);

  const send = () => {
    const words = input.current?.value.trim() ?? '';
    if (words === '' || words === sent.current) return;
    note(words);
    const address = resultsAddress(action, words);
    void navigate(address, { replace: isThere, preventScrollReset: isThere, state: whileTyping });
  };
  const note = (words: string) => {
    stop();
    sent.current = words;
    onSend(words);
  };
  const wait = () => {
    stop();
    if (isOn) timer.current = setTimeout(send, searchAutosubmitMs);
  };
  return { wait, stop, note };
}
