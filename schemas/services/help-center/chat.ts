import * as z from 'zod/mini';
import { chatInstance } from '../../spec/network/services.ts';
import { answerParts } from './answer.ts';
import { flag, id, listOf, number, text } from '../lenient.ts';

/** Below the address that the help center names for its chat. Source: docs/requirements.md, Calls, "Chat API". */
export const chatPaths = {
  settings: '/api/Chat/settings',
  filterOptions: '/api/Chat/filter-options',
  createSession: '/api/Chat/create-session',
  userMessage: '/api/Chat/user-message',
  botMessageFeedback: '/api/Chat/bot-message-feedback',
  sessionFeedback: '/api/Chat/session-feedback',
  updateSessionCategory: '/api/Chat/update-session-category',
  closeSession: '/api/Chat/close-session',
  refreshAuthCookies: '/api/Chat/refresh-auth-cookies',
} as const;

export const maxMessageCharacters = 4000;
const maxIdCharacters = 200;
const maxFilters = 200;

/** Source: docs/requirements.md, CH-1. `feedbackUrl`: where readers can say more; `showFilters`: answers can be narrowed down. */
export const chatSettings = z.object({ isInternal: flag, feedbackUrl: text, showFilters: flag });
export type ChatSettings = z.infer<typeof chatSettings>;

const filterOption = z.object({ id, displayName: z.string() });
export type FilterOption = z.infer<typeof filterOption>;

/** Source: docs/requirements.md, CH-1. */
export const chatFilterOptions = z.object({
  contentTypes: listOf(filterOption),
  productAreas: listOf(filterOption),
  sources: listOf(filterOption),
});
export type ChatFilterOptions = z.infer<typeof chatFilterOptions>;

const category = z.string().check(z.minLength(1), z.maxLength(maxIdCharacters));

/** The body of `POST /api/Chat/create-session`. Source: docs/requirements.md, CH-2. */
export const createSessionRequest = z.strictObject({
  source: z.strictObject({
    instance: z.literal(chatInstance),
    /** What the reader reads about, from the page's breadcrumbs. */
    category: z.optional(category),
    subCategory: z.optional(category),
  }),
});
export type CreateSessionRequest = z.infer<typeof createSessionRequest>;

/** Source: docs/requirements.md, Enumerations, "Chat session". */
export const chatSession = z.object({ id, createdUtc: text, closedUtc: text, botId: text });
export type ChatSession = z.infer<typeof chatSession>;

const filterIds = z.array(z.string().check(z.maxLength(maxIdCharacters))).check(z.maxLength(maxFilters));

/** The body of `POST /api/Chat/user-message`. Source: docs/requirements.md, CH-2. */
export const userMessageRequest = z.strictObject({
  sessionId: z.string().check(z.minLength(1), z.maxLength(maxIdCharacters)),
  text: z.string().check(z.minLength(1), z.maxLength(maxMessageCharacters)),
  /** What else the bot may know: the page's path and the locale. */
  requestParams: z.record(z.string(), z.string()),
  source: z.strictObject({ area: z.literal(chatInstance) }),
  /** Readers who get no answer of a machine, to compare with: there are none. */
  isControlGroup: z.boolean(),
  /** Empty lists narrow nothing down. */
  filters: z.strictObject({ contentTypes: filterIds, productAreas: filterIds, sources: filterIds }),
  /** The bot reads what was said before. */
  includeHistory: z.boolean(),
});
export type UserMessageRequest = z.infer<typeof userMessageRequest>;

/** Source: docs/requirements.md, Enumerations, "Bot reply". `retryAfter`: seconds until a transient error may be over. */
export const botReply = z.object({
  ...answerParts,
  sessionId: text,
  timestampUtc: text,
  retryAfter: number,
  guardFlag: text,
  botVersion: text,
  userMessageId: text,
});
export type BotReply = z.infer<typeof botReply>;
