import * as z from 'zod/mini';
import { answerParts } from '../../../../schemas/services/help-center/answer.ts';
import { text } from '../../../../schemas/services/lenient.ts';

/** Keys are unique in a conversation and stay; times are ISO 8601 in UTC. */
const every = { key: z.string(), at: z.string(), text: z.string() } as const;

const readerMessage = z.object({ ...every, by: z.literal('reader') });
export type ReaderMessage = Readonly<z.infer<typeof readerMessage>>;

const botMessage = z.object({
  ...every,
  by: z.literal('bot'),
  /** `guardrailed`: the service has refused to answer; `empty`: it had nothing to say. */
  kind: z.enum(['answer', 'guardrailed', 'empty']),
  /** The question that it answers. */
  question: z.string(),
  scoredUrls: answerParts.scoredUrls,
  /** The id that a vote names. A message without one has no vote. */
  id: text,
  sessionId: text,
  /** The reader's rating. `reported`: the reader says that the message should have been an answer. */
  rating: z.optional(z.enum(['up', 'down', 'reported'])),
});
export type BotMessage = Readonly<z.infer<typeof botMessage>>;
export type Rating = NonNullable<BotMessage['rating']>;

export const chatMessage = z.discriminatedUnion('by', [readerMessage, botMessage]);
export type ChatMessage = ReaderMessage | BotMessage;
