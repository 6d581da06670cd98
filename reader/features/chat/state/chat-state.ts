import type { ServiceFailure } from '../../../../schemas/services/failure.ts';
import type { SessionCategory } from '../../../services/help-center/chat-service.ts';
import type { ChatMessage } from './message.ts';

/** Ids of the chosen filter options; an empty list does not filter. */
export interface ChatFilters {
  readonly contentTypes: readonly string[];
  readonly productAreas: readonly string[];
  readonly sources: readonly string[];
}

/** The reason why a question has no answer. `noAnswer`: the service reported an error. */
export type FailedBy = ServiceFailure['kind'] | 'noAnswer';

/** The state of the last question, or the end of the conversation. Source: docs/requirements.md, "States". */
export type Turn =
  /** It is the reader's turn. */
  | { readonly step: 'idle' }
  /** For a connection. */
  | { readonly step: 'waiting' }
  /** `isRepeated`: it was already repeated automatically, which happens only once. */
  | { readonly step: 'sending'; readonly isRepeated: boolean }
  | { readonly step: 'streaming'; readonly isRepeated: boolean; readonly text: string }
  | { readonly step: 'failed'; readonly by: FailedBy }
  /** A temporary failure. The question is repeated after these seconds, or when the reader asks for it. */
  | { readonly step: 'transient'; readonly secondsLeft: number | undefined }
  | { readonly step: 'ended'; readonly isRated: boolean };

export interface ChatState {
  /** The service makes one with the first question. */
  readonly sessionId: string | undefined;
  /** The category of the session at the service. */
  readonly category: SessionCategory | undefined;
  readonly messages: readonly ChatMessage[];
  readonly turn: Turn;
  readonly filters: ChatFilters;
}

export const noFilters: ChatFilters = { contentTypes: [], productAreas: [], sources: [] };

export const noConversation: ChatState = {
  sessionId: undefined,
  category: undefined,
  messages: [],
  turn: { step: 'idle' },
  filters: noFilters,
};
