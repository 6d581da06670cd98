import { randomUUID } from 'node:crypto';
import type { CreateSessionRequest } from '../../../schemas/services/help-center/chat.ts';

/** A conversation with one reader, in memory. */
export interface ChatConversation {
  readonly id: string;
  /** The reader. Null for an anonymous one, who is identified by the session id alone. */
  readonly visitorId: string | null;
  readonly createdAtMs: number;
  readonly usedAtMs: number;
  readonly closedAtMs?: number;
  readonly category?: string | undefined;
  readonly subCategory?: string | undefined;
  /** The last question, for follow-up questions. */
  readonly lastQuestion?: string;
  readonly questions: number;
  readonly answered: number;
  /** The ids of the newest replies. These can be rated. */
  readonly replies: readonly string[];
  /** Whether the last message failed with an expired token or a temporary fault. The next one does not. */
  readonly hasExpired: boolean;
  readonly wasTransient: boolean;
}

export interface ChatSessions {
  readonly open: (
    visitorId: string | null,
    source: Pick<CreateSessionRequest['source'], 'category' | 'subCategory'>,
  ) => ChatConversation;
  /** Undefined if it does not exist, is too old, or belongs to another reader. */
  readonly find: (id: string, visitorId: string | null) => ChatConversation | undefined;
  /** Updates a session from its current state, because another message may have come meanwhile. */
  readonly change: (
    session: ChatConversation,
    changes: (current: ChatConversation) => Partial<ChatConversation>,
  ) => void;
  readonly forget: (session: ChatConversation) => void;
}

/** Beyond either limit, the least recently used sessions are dropped. */
const maxSessions = 2000;
const livesMs = 12 * 60 * 60 * 1000;

/** The conversations of a preview, in the memory of its process. */
export function chatSessions(now: () => number): ChatSessions {
  /** The least recently used first. */
  const sessions = new Map<string, ChatConversation>();
  const keep = (session: ChatConversation): ChatConversation => {
    sessions.delete(session.id);
    sessions.set(session.id, session);
    return session;
  };
  return {
    open(visitorId, { category, subCategory }) {
      letGo();
      const createdAtMs = now();
      const start = { questions: 0, answered: 0, replies: [], hasExpired: false, wasTransient: false };
      return keep({
        id: randomUUID(),
        visitorId,
        createdAtMs,
        usedAtMs: createdAtMs,
        category,
        subCategory,
        ...start,
      });
    },
    find(id, visitorId) {
      const session = sessions.get(id);
      const isThere = session !== undefined && session.usedAtMs + livesMs > now();
      return isThere && session.visitorId === visitorId ? session : undefined;
    },
    change({ id }, changes) {
      const current = sessions.get(id);
      if (current !== undefined) keep({ ...current, ...changes(current), usedAtMs: now() });
    },
    forget: ({ id }) => void sessions.delete(id),
  };

  function letGo(): void {
    for (const { id, usedAtMs } of sessions.values()) {
      if (sessions.size < maxSessions && usedAtMs + livesMs > now()) return;
      sessions.delete(id);
    }
  }
}
