/** Source: docs/requirements.md, "States". */
export type RatingState =
  | { readonly step: 'asking' }
  | { readonly step: 'explaining'; readonly comment: string }
  | { readonly step: 'thanked' };

export type RatingAction =
  | { readonly kind: 'yes' | 'no' | 'submit' | 'reset' }
  | { readonly kind: 'write'; readonly comment: string };

export const asking: RatingState = { step: 'asking' };

/**
 * The state after a reader's action. An action that the current step does not offer changes nothing. Source:
 * docs/requirements.md, QA-4.
 */
export function nextRatingState(state: RatingState, action: RatingAction): RatingState {
  if (action.kind === 'reset') return asking;
  if (state.step === 'asking') {
    if (action.kind === 'yes') return { step: 'thanked' };
    if (action.kind === 'no') return { step: 'explaining', comment: '' };
  }
  if (state.step === 'explaining') {
    if (action.kind === 'submit') return { step: 'thanked' };
    if (action.kind === 'write') return { step: 'explaining', comment: action.comment };
  }
  return state;
}
