import { type NegativeReason, negativeReasons } from '../../../schemas/spec/pages/feedback.ts';

/** A reader's vote on an answer. */
export type Vote =
  | { readonly isHelpful: true }
  | {
      readonly isHelpful: false;
      /** At least one. */
      readonly reasons: readonly NegativeReason[];
      /** Only with the reason `other`. */
      readonly comment: string;
    };

/** The reasons and the comment before they are sent. */
export interface VoteDraft {
  readonly reasons: readonly NegativeReason[];
  readonly comment: string;
}

/** Source: docs/requirements.md, "States". */
export type VoteState =
  | { readonly step: 'asking'; readonly draft: VoteDraft }
  | { readonly step: 'explaining'; readonly draft: VoteDraft }
  | { readonly step: 'thanked'; readonly vote: Vote };

export type VoteAction =
  | { readonly kind: 'up' | 'down' | 'close' | 'submit' }
  | { readonly kind: 'toggle'; readonly reason: NegativeReason }
  | { readonly kind: 'write'; readonly comment: string };

export const asking: VoteState = { step: 'asking', draft: { reasons: [], comment: '' } };

/**
 * The next state after an action; an action that the step does not offer changes nothing. Closing the reasons keeps
 * the draft. Source: docs/requirements.md, QA-3.
 */
export function nextVoteState(state: VoteState, action: VoteAction): VoteState {
  if (state.step === 'thanked') return state;
  if (action.kind === 'up') return { step: 'thanked', vote: { isHelpful: true } };
  const { step, draft } = state;
  if (step === 'asking') return action.kind === 'down' ? { step: 'explaining', draft } : state;
  switch (action.kind) {
    case 'down':
    case 'close':
      return { step: 'asking', draft };
    case 'toggle':
      return { step, draft: { ...draft, reasons: toggled(draft.reasons, action.reason) } };
    case 'write':
      return hasComment(draft) ? { step, draft: { ...draft, comment: action.comment } } : state;
    case 'submit':
      return draft.reasons.length === 0 ? state : { step: 'thanked', vote: voteOf(draft) };
  }
}

/** The free text belongs to one reason alone. */
export const hasComment = ({ reasons }: VoteDraft): boolean => reasons.includes('other');

/** In the order in which readers see them. */
const toggled = (reasons: readonly NegativeReason[], reason: NegativeReason): readonly NegativeReason[] =>
  negativeReasons.filter((each) => reasons.includes(each) !== (each === reason));

const voteOf = (draft: VoteDraft): Vote => ({
  isHelpful: false,
  reasons: draft.reasons,
  comment: hasComment(draft) ? draft.comment.trim() : '',
});
