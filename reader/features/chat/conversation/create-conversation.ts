import { success } from '../../../../schemas/base/result.ts';
import type { ChatFeedback } from '../../../../schemas/services/answer-feedback.ts';
import type { ChatService } from '../../../services/help-center/chat-service.ts';
import type { Vote } from '../../../ui/answer/answer-vote.tsx';
import type { ChatFilters, ChatState } from '../state/chat-state.ts';
import type { BotMessage, Rating } from '../state/message.ts';
import { type ChatEvent, isAsking, nextChatState } from '../state/next-chat-state.ts';
import type { ChatPage } from './chat-page.ts';
import { createDeliver } from './deliver.ts';
import { feedbackOf, guardrailFeedback } from './feedback-of.ts';
import { logChatFailure } from './log-failure.ts';

interface ChatWorld {
  readonly service: ChatService;
  readonly page: ChatPage;
  readonly isOnline: () => boolean;
}

/** What a reader thinks, on its way: the conversation knows it once the service does. */
type Sent = ReturnType<ChatService['rateSession']>;

/** A conversation that goes on whether or not it is shown. */
export interface Conversation {
  readonly current: () => ChatState;
  readonly subscribe: (listener: () => void) => () => void;
  /** The reader is on another page now. */
  readonly goTo: (page: ChatPage) => void;
  readonly ask: (text: string) => void;
  readonly retry: () => void;
  /** The browser is online again. */
  readonly connect: () => void;
  readonly applyFilters: (filters: ChatFilters) => void;
  readonly vote: (message: BotMessage, vote: Vote) => Sent;
  readonly reportGuardrail: (message: BotMessage) => Sent;
  readonly end: () => void;
  readonly rate: (vote: Vote) => Sent;
  readonly begin: () => void;
  /** Stops what is under way, without a word to the service. */
  readonly stop: () => void;
}

/** Holds a conversation and does what its steps ask for: calls, countdowns. Source: docs/requirements.md, CH-2, CH-3. */
export function createConversation(world: ChatWorld, start: ChatState): Conversation {
  const { service, isOnline } = world;
  let { page } = world;
  const deliver = createDeliver(service);
  const listeners = new Set<() => void>();
  let state = start;
  let delivery: AbortController | undefined;
  let countdown: ReturnType<typeof setInterval> | undefined;

  const dispatch = (event: ChatEvent) => {
    const before = state;
    state = nextChatState(before, event);
    if (state === before) return;
    settle(before);
    for (const listener of listeners) listener();
  };

  const settle = (before: ChatState) => {
    const { turn } = state;
    if (turn.step === 'transient' && turn.secondsLeft !== undefined)
      countdown ??= setInterval(() => dispatch({ kind: 'tick' }), 1000);
    else stopCounting();
    if (!isAsking(turn)) delivery?.abort();
    else if (!isAsking(before.turn)) send();
  };
  const stopCounting = () => {
    clearInterval(countdown);
    countdown = undefined;
  };
  const send = () => {
    const own = new AbortController();
    delivery = own;
    const onEvent = (event: ChatEvent) => {
      if (!own.signal.aborted) dispatch(event);
    };
    void deliver({ current: () => state, page, onEvent, signal: own.signal });
  };

  const close = () => {
    const { sessionId, turn } = state;
    if (sessionId === undefined || turn.step === 'ended') return;
    void logFailureOf(service.closeSession(sessionId), 'A session of the chat was not closed.');
  };
  const rateMessage = async ({ key, id, sessionId }: BotMessage, rating: Rating, feedback: ChatFeedback) => {
    const call =
      id === undefined || sessionId === undefined
        ? noService
        : service.rateMessage({ sessionId, botMessageId: id }, feedback);
    const answer = await logFailureOf(call, 'A vote in the chat was not taken.');
    if (answer.ok) dispatch({ kind: 'rated', key, rating });
    return answer;
  };

  return {
    current: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    goTo: (next) => {
      page = next;
    },
    ask: (text) => dispatch({ kind: 'ask', text, at: new Date().toISOString(), isOnline: isOnline() }),
    retry: () => dispatch({ kind: 'retry', isOnline: isOnline() }),
    connect: () => dispatch({ kind: 'connected' }),
    applyFilters: (filters) => dispatch({ kind: 'filter', filters }),
    vote: (message, vote) =>
      rateMessage(message, vote.isHelpful ? 'up' : 'down', feedbackOf(vote, page.address)),
    reportGuardrail: (message) => rateMessage(message, 'reported', guardrailFeedback(page.address)),
    end: () => {
      close();
      dispatch({ kind: 'end' });
    },
    rate: async (vote) => {
      const { sessionId } = state;
      const call =
        sessionId === undefined ? noService : service.rateSession(sessionId, feedbackOf(vote, page.address));
      const answer = await logFailureOf(call, 'What a reader thinks of a session was not taken.');
      if (answer.ok) dispatch({ kind: 'sessionRated' });
      return answer;
    },
    begin: () => {
      close();
      dispatch({ kind: 'begin' });
    },
    stop: () => {
      stopCounting();
      delivery?.abort();
    },
  };
}

/** What the service made no session for, or gave no id. */
const noService: Sent = Promise.resolve(success(undefined));

/** What fails, the log is logFailureOf. */
async function logFailureOf(call: Sent, message: string): Sent {
  const answer = await call;
  if (!answer.ok) logChatFailure(message, answer.failure);
  return answer;
}
