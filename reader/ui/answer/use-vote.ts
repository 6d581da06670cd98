import { useRef, useState } from 'react';
import { type Sending, useSending } from '../feedback/use-sending.ts';
import { asking, nextVoteState, type Vote, type VoteAction, type VoteState } from './vote-state.ts';

/** Gives a vote to the service that takes it. */
export type GiveVote = (vote: Vote) => Promise<{ readonly ok: boolean }>;

interface VoteSteps {
  readonly state: VoteState;
  readonly sending: Sending;
  readonly take: (action: VoteAction) => void;
}

/** The steps of a vote. It is sent once, however fast the presses, and can be sent again after a rejection. */
export function useVote(given: Vote | undefined, onVote: GiveVote): VoteSteps {
  const [state, setState] = useState<VoteState>(
    given === undefined ? asking : { step: 'thanked', vote: given },
  );
  const { sending, send, forget } = useSending();
  /** The rendered state can be one press behind. */
  const latest = useRef(state);
  const goTo = (next: VoteState) => {
    latest.current = next;
    setState(next);
  };
  const take = (action: VoteAction) => {
    const before = latest.current;
    const next = nextVoteState(before, action);
    if (next === before) return;
    if (next.step === 'thanked')
      return send(
        () => onVote(next.vote),
        () => goTo(next),
      );
    forget();
    goTo(next);
  };
  return { state, sending, take };
}
