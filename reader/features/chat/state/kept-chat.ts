import * as z from 'zod/mini';
import { setTabItem, tabItem } from '../../../browser/tab-item.ts';
import { type ChatState, noConversation, noFilters, type Turn } from './chat-state.ts';
import { chatMessage } from './message.ts';

/** Another version makes a page ignore the conversation that an older page has stored. */
const version = 1;
const storageKey = 'fieldbook-chat';

/** The stored part of a conversation: longer ones lose their beginning. */
const maxMessages = 100;
const maxCharacters = 400_000;

const ids = z.array(z.string());
const keptChat = z.object({
  version: z.literal(version),
  reader: z.string(),
  sessionId: z.optional(z.string()),
  category: z.optional(z.object({ category: z.string(), subCategory: z.string() })),
  messages: z.array(chatMessage),
  step: z.enum(['idle', 'waiting', 'interrupted', 'ended', 'rated']),
  filters: z.object({ contentTypes: ids, productAreas: ids, sources: ids }),
});
type KeptChat = z.infer<typeof keptChat>;

/** The stored state of a conversation. */
export interface ChatToKeep extends Omit<ChatState, 'turn'> {
  readonly step: KeptStep;
}
export type KeptStep = KeptChat['step'];

/** Keeps a reader's conversation for as long as the browser's tab is open. */
export function keepChat(reader: string, chat: ChatToKeep): void {
  const kept = (count: number): string =>
    JSON.stringify({ version, reader, ...chat, messages: chat.messages.slice(-count) });
  let count = maxMessages;
  while (count > 1 && kept(count).length > maxCharacters) count = Math.floor(count / 2);
  const isEmpty = chat.messages.length === 0 && chat.filters === noFilters;
  setTabItem(storageKey, isEmpty ? undefined : kept(count));
}

/** The conversation that was kept; nothing where there is none, or none that can be read. */
export function readKeptChat(): { reader: string; state: ChatState } | undefined {
  try {
    const given: unknown = JSON.parse(tabItem(storageKey) ?? 'null');
    const read = keptChat.safeParse(given);
    return read.success ? { reader: read.data.reader, state: stateOf(read.data) } : undefined;
  } catch {
    return undefined;
  }
}

export const forgetChat = (): void => setTabItem(storageKey, undefined);

/** The same value for all states in progress, which are too short-lived to be stored. */
export function keptStep(turn: Turn): KeptStep {
  if (turn.step === 'ended') return turn.isRated ? 'rated' : 'ended';
  return turn.step === 'idle' || turn.step === 'waiting' ? turn.step : 'interrupted';
}

const stateOf = ({ sessionId, category, messages, step, filters }: KeptChat): ChatState => ({
  ...noConversation,
  sessionId,
  category,
  messages,
  turn: turns[step],
  filters,
});

/** The answer to a question under way is lost with its page: it can be retried. */
const turns: Readonly<Record<KeptStep, Turn>> = {
  idle: { step: 'idle' },
  waiting: { step: 'waiting' },
  interrupted: { step: 'failed', by: 'aborted' },
  ended: { step: 'ended', isRated: false },
  rated: { step: 'ended', isRated: true },
};
