import type { ServiceSettings } from '../services/service-settings.ts';
import type { ChatConversation } from './chat-sessions.ts';

/** Closes a session, and keeps how it went; one that is closed stays as it is. */
export function closeSession(
  session: ChatConversation,
  { sessions, events, now }: Pick<ServiceSettings, 'sessions' | 'events' | 'now'>,
): void {
  if (session.closedAtMs !== undefined) return;
  sessions.change(session, () => ({ closedAtMs: now() }));
  const { id, category = null, subCategory = null, questions, answered } = session;
  events.keep('chats', { sessionId: id, category, subCategory, questions, answered });
}
