import type { BotReply } from '../../../../schemas/services/help-center/chat.ts';
import type { ChatState } from './chat-state.ts';
import type { BotMessage } from './message.ts';

/** The delay if the service does not name one. */
const usualWaitSeconds = 5;

/** A longer wait is not counted down: only the button is shown. */
const longestWaitSeconds = 300;

interface Answered {
  readonly reply: BotReply | undefined;
  readonly at: string;
  readonly isRepeated: boolean;
}

/** The next turn after a reply: a message, a temporary error, or a final one. Source: docs/requirements.md, CH-2. */
export function turnAfterReply(state: ChatState, { reply, at, isRepeated }: Answered): ChatState {
  if (reply?.isTransientError === true)
    return {
      ...state,
      turn: { step: 'transient', secondsLeft: isRepeated ? undefined : secondsUntil(reply.retryAfter) },
    };
  if (reply?.error !== undefined && !reply.isGuardrailed)
    return { ...state, turn: { step: 'failed', by: 'noAnswer' } };
  return { ...state, messages: [...state.messages, messageOf(state, reply, at)], turn: { step: 'idle' } };
}

function secondsUntil(retryAfter: number = usualWaitSeconds): number | undefined {
  return retryAfter > longestWaitSeconds ? undefined : Math.max(1, Math.ceil(retryAfter));
}

const messageOf = (
  { messages, sessionId }: ChatState,
  reply: BotReply | undefined,
  at: string,
): BotMessage => ({
  by: 'bot',
  key: `${messages.length}@${at}`,
  at,
  kind: kindOf(reply),
  id: reply?.id,
  sessionId,
  question: messages.findLast(({ by }) => by === 'reader')?.text ?? '',
  text: reply?.text ?? '',
  scoredUrls: reply?.scoredUrls ?? [],
});

function kindOf(reply: BotReply | undefined): BotMessage['kind'] {
  if (reply?.isGuardrailed === true) return 'guardrailed';
  return reply === undefined || reply.text.trim() === '' ? 'empty' : 'answer';
}
