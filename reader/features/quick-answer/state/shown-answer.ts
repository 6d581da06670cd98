import type { CheckedSources } from '../../../bundle/answer/citation.ts';
import type { QuickAnswerReply } from '../../../../schemas/services/help-center/quick-answer.ts';
import type { QuickAnswerState } from './quick-answer-state.ts';

/** The visible state of a quick answer. `text`: the Markdown that has arrived so far. */
export type ShownAnswer =
  | { readonly status: 'generating'; readonly text: string }
  | {
      readonly status: 'answered';
      readonly text: string;
      readonly answer: QuickAnswerReply;
      /** Absent until the bundle was asked. */
      readonly checked: CheckedSources | undefined;
    }
  | { readonly status: 'noResult' };

/** `withholdsUnverified`: shows nothing until a source of the answer is confirmed as a page of this site. */
export function shownAnswer(
  state: QuickAnswerState,
  checked: CheckedSources | undefined,
  withholdsUnverified: boolean,
): ShownAnswer | undefined {
  if (state.status === 'hidden') return undefined;
  if (state.status === 'noResult') return { status: 'noResult' };
  if (state.status === 'generating')
    return { status: 'generating', text: withholdsUnverified ? '' : state.textSoFar };
  const { answer } = state;
  if (withholdsUnverified && checked === undefined) return { status: 'generating', text: '' };
  if (withholdsUnverified && checked?.isVerified !== true) return { status: 'noResult' };
  return { status: 'answered', text: answer.text, answer, checked };
}
