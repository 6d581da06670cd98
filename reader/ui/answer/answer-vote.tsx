import type { ReactNode } from 'react';
import type { NegativeReason } from '../../../schemas/spec/feedback.ts';

/** What a reader thinks of an answer. */
export type Vote =
  | { readonly isHelpful: true }
  | {
      readonly isHelpful: false;
      /** At least one. */
      readonly reasons: readonly NegativeReason[];
      /** Only with the reason `other`. */
      readonly comment: string;
    };

interface AnswerVoteProps {
  /** Names the group of buttons: which answer it is about. */
  label: string;
  onVote: (vote: Vote) => void;
}

/** Thumbs up, or down with its reasons, then thanks. Source: requirements QA-3. */
export function AnswerVote({ label }: AnswerVoteProps): ReactNode {
  return <div role="group" aria-label={label} />;
}
