import { useRef, useState } from 'react';
import { asking, nextVoteState, type Vote, type VoteAction, type VoteState } from './vote-state.ts';

/** The steps of a vote. It is given once, however fast somebody presses. */
export function useVote(
  given: Vote | undefined,
  onVote: (vote: Vote) => void,
): readonly [VoteState, (action: VoteAction) => void] {
  const [state, setState] = useState<VoteState>(
    given === undefined ? asking : { step: 'thanked', vote: given },
  );
  /** What is shown can be a press behind. */
  const latest = useRef(state);
  const take = (action: VoteAction) => {
    const before = latest.current;
    const next = nextVoteState(before, action);
    latest.current = next;
    setState(next);
    if (next.step === 'thanked' && before.step !== 'thanked') onVote(next.vote);
  };
  return [state, take];
}
