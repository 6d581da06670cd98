import type { QuickAnswerReply } from '../../../../schemas/services/help-center/quick-answer.ts';

/** A question in progress. Each request is a new object. */
export interface QuickAnswerRun {
  readonly query: string;
}

/** Source: docs/requirements.md, "States". */
export type QuickAnswerState =
  | { readonly status: 'hidden'; readonly query: '' }
  | {
      readonly status: 'generating';
      readonly query: string;
      readonly run: QuickAnswerRun;
      /** The received part of an answer. */
      readonly textSoFar: string;
    }
  | { readonly status: 'answered'; readonly query: string; readonly answer: QuickAnswerReply }
  | { readonly status: 'noResult'; readonly query: string };

export type QuickAnswerAction =
  /** `known`: the answer of an earlier time. An empty query asks nothing. */
  | { readonly kind: 'ask'; readonly query: string; readonly known: QuickAnswerReply | undefined }
  | { readonly kind: 'text'; readonly run: QuickAnswerRun; readonly textSoFar: string }
  | { readonly kind: 'answer'; readonly run: QuickAnswerRun; readonly reply: QuickAnswerReply | undefined }
  | { readonly kind: 'fail'; readonly run: QuickAnswerRun };

export const hidden: QuickAnswerState = { status: 'hidden', query: '' };

/**
 * The next state of a quick answer; events of an older question change nothing. Source: docs/requirements.md, QA-1,
 * QA-2.
 */
export function nextQuickAnswerState(state: QuickAnswerState, action: QuickAnswerAction): QuickAnswerState {
  if (action.kind === 'ask') return action.query === state.query ? state : askedState(action);
  if (state.status !== 'generating' || state.run !== action.run) return state;
  const { query } = state;
  if (action.kind === 'text') return { ...state, textSoFar: action.textSoFar };
  const answer = action.kind === 'answer' ? keptAnswer(action.reply) : undefined;
  return answer === undefined ? { status: 'noResult', query } : { status: 'answered', query, answer };
}

function askedState({ query, known }: Extract<QuickAnswerAction, { kind: 'ask' }>): QuickAnswerState {
  if (query === '') return hidden;
  if (known !== undefined) return { status: 'answered', query, answer: known };
  return { status: 'generating', query, run: { query }, textSoFar: '' };
}

/** The reply, where it is an answer that may be shown; else nothing. Source: docs/requirements.md, QA-1. */
function keptAnswer(reply: QuickAnswerReply | undefined): QuickAnswerReply | undefined {
  if (reply === undefined || reply.isGuardrailed || reply.isTransientError) return undefined;
  return reply.error !== undefined || reply.text.trim() === '' ? undefined : reply;
}
