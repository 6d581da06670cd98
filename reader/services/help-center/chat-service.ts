import type { Result } from '../../../schemas/base/result.ts';
import type {
  BotReply,
  ChatFilterOptions,
  ChatSession,
  ChatSettings,
  CreateSessionRequest,
  UserMessageRequest,
} from '../../../schemas/services/help-center/chat.ts';
import type { ChatFeedback } from '../../../schemas/services/help-center/answer-feedback.ts';
import type { ServiceFailure } from '../../../schemas/services/failure.ts';
import type { FollowAnswer } from './quick-answer-service.ts';

/** `undefined`: status 204, an empty result. */
type Answer<Reply> = Promise<Result<Reply | undefined, ServiceFailure>>;

/** The category of a session: the page that the reader is on. */
export interface SessionCategory {
  readonly category: string;
  readonly subCategory: string;
}

/**
 * The chat. A missing required parameter throws 'The parameter ... cannot be null.'. Source: docs/requirements.md, CH-1
 * to CH-4.
 */
export interface ChatService {
  readonly settings: (signal?: AbortSignal) => Answer<ChatSettings>;
  readonly filterOptions: (signal?: AbortSignal) => Answer<ChatFilterOptions>;
  readonly createSession: (source: Omit<CreateSessionRequest['source'], 'instance'>) => Answer<ChatSession>;
  readonly sendMessage: (message: UserMessageRequest, follow: FollowAnswer) => Answer<BotReply>;
  readonly rateMessage: (
    message: { readonly sessionId: string; readonly botMessageId: string },
    feedback: ChatFeedback,
  ) => Answer<unknown>;
  readonly rateSession: (sessionId: string, feedback: ChatFeedback) => Answer<unknown>;
  readonly updateCategory: (sessionId: string, category: SessionCategory) => Answer<unknown>;
  readonly closeSession: (sessionId: string) => Answer<unknown>;
  readonly refreshCookies: () => Answer<unknown>;
}
