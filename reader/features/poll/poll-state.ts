import { type Explanation, noExplanation } from '../../services/analytics/feedback-event.ts';

/** Source: docs/requirements.md, "States". */
export type PollState =
  | { readonly step: 'asking' }
  | { readonly step: 'explaining'; readonly explanation: Explanation }
  | { readonly step: 'answered' };

export type PollAction =
  | { readonly kind: 'yes' | 'no' | 'submit' | 'reset' }
  | { readonly kind: 'explain'; readonly change: Partial<Explanation> };

export const asking: PollState = { step: 'asking' };
export const answered: PollState = { step: 'answered' };

/**
 * The state after a reader's action. An action that the current step does not offer changes nothing. Source:
 * docs/requirements.md, AP-1.
 */
export function nextPollState(state: PollState, action: PollAction): PollState {
  if (action.kind === 'reset') return asking;
  if (state.step === 'asking') {
    if (action.kind === 'yes') return answered;
    if (action.kind === 'no') return { step: 'explaining', explanation: noExplanation };
  }
  if (state.step === 'explaining') {
    if (action.kind === 'submit') return answered;
    if (action.kind === 'explain')
      return { step: 'explaining', explanation: { ...state.explanation, ...action.change } };
  }
  return state;
}
