import type { BotReply } from '../../../../schemas/services/help-center/chat.ts';
import type { SessionCategory } from '../../../services/help-center/chat-service.ts';
import { type ChatFilters, type ChatState, type FailedBy, noConversation, type Turn } from './chat-state.ts';
import type { Rating } from './message.ts';
import { turnAfterReply } from './turn-after-reply.ts';

/** Actions of the reader, replies of the service, and the passing of time. */
export type ChatEvent =
  | BareEvent
  | { readonly kind: 'ask'; readonly text: string; readonly at: string; readonly isOnline: boolean }
  | { readonly kind: 'retry'; readonly isOnline: boolean }
  | { readonly kind: 'session'; readonly id: string; readonly category: SessionCategory | undefined }
  | { readonly kind: 'category'; readonly category: SessionCategory }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reply'; readonly reply: BotReply | undefined; readonly at: string }
  | { readonly kind: 'fail'; readonly by: FailedBy }
  | { readonly kind: 'rated'; readonly key: string; readonly rating: Rating }
  | { readonly kind: 'filter'; readonly filters: ChatFilters };

type Bare = 'connected' | 'sessionLost' | 'tick' | 'end' | 'sessionRated' | 'begin';
type BareEvent = { readonly [Kind in Bare]: { readonly kind: Kind } }[Bare];

type Step = { readonly [Kind in ChatEvent['kind']]: (state: ChatState, event: EventOf<Kind>) => ChatState };
type EventOf<Kind extends ChatEvent['kind']> = Extract<ChatEvent, { kind: Kind }>;

/**
 * The state after an event. An event that does not fit the current step changes nothing. Source: docs/requirements.md,
 * CH-2.
 */
export function nextChatState(state: ChatState, event: ChatEvent): ChatState {
  // The table pairs each kind with its event; TypeScript cannot follow the pairing through a variable.
  const step = steps[event.kind] as (state: ChatState, event: ChatEvent) => ChatState;
  return step(state, event);
}

const steps: Step = {
  ask: (state, { text, at, isOnline }) => {
    if (isUnderWay(state.turn) || state.turn.step === 'ended') return state;
    const message = { by: 'reader', key: `${state.messages.length}@${at}`, at, text } as const;
    return { ...state, messages: [...state.messages, message], turn: outgoing(isOnline) };
  },
  retry: (state, { isOnline }) =>
    state.turn.step === 'failed' || state.turn.step === 'transient'
      ? { ...state, turn: outgoing(isOnline) }
      : state,
  connected: (state) => (state.turn.step === 'waiting' ? { ...state, turn: outgoing(true) } : state),
  session: (state, { id, category }) =>
    isAsking(state.turn) ? { ...state, sessionId: id, category } : state,
  sessionLost: (state) =>
    isAsking(state.turn) ? { ...state, sessionId: undefined, category: undefined } : state,
  category: (state, { category }) => (isAsking(state.turn) ? { ...state, category } : state),
  text: (state, { text }) =>
    isAsking(state.turn)
      ? { ...state, turn: { step: 'streaming', isRepeated: state.turn.isRepeated, text } }
      : state,
  reply: (state, { reply, at }) =>
    isAsking(state.turn) ? turnAfterReply(state, { reply, at, isRepeated: state.turn.isRepeated }) : state,
  fail: (state, { by }) => (isAsking(state.turn) ? { ...state, turn: { step: 'failed', by } } : state),
  tick: (state) => {
    if (state.turn.step !== 'transient' || state.turn.secondsLeft === undefined) return state;
    const secondsLeft = state.turn.secondsLeft - 1;
    const turn: Turn =
      secondsLeft > 0 ? { step: 'transient', secondsLeft } : { step: 'sending', isRepeated: true };
    return { ...state, turn };
  },
  rated: (state, { key, rating }) => ({
    ...state,
    messages: state.messages.map((each) =>
      each.key === key && each.by === 'bot' ? { ...each, rating } : each,
    ),
  }),
  end: (state) =>
    state.messages.length === 0 || state.turn.step === 'ended'
      ? state
      : { ...state, turn: { step: 'ended', isRated: false } },
  sessionRated: (state) =>
    state.turn.step === 'ended' ? { ...state, turn: { step: 'ended', isRated: true } } : state,
  begin: ({ filters }) => ({ ...noConversation, filters }),
  filter: (state, { filters }) => ({ ...state, filters }),
};

const outgoing = (isOnline: boolean): Turn =>
  isOnline ? { step: 'sending', isRepeated: false } : { step: 'waiting' };

/** The service has the question, or is about to. */
export const isAsking = (turn: Turn): turn is Extract<Turn, { step: 'sending' | 'streaming' }> =>
  turn.step === 'sending' || turn.step === 'streaming';

/** A question is on its way: another one has to wait. */
export const isUnderWay = (turn: Turn): boolean => isAsking(turn) || turn.step === 'waiting';
